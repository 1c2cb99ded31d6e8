"""The same deal for everyone: challenges and deals of the day, played once by each guest and then compared."""
