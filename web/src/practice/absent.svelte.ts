/** The bot that should think at a table on this device, and cannot: its module is not there any more. */

class Absent {
  bot = $state<string | null>(null);
}

export const absent = new Absent();
