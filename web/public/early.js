// Before anything is drawn: the theme that was chosen.
try {
  var chosen = JSON.parse(localStorage.getItem('tenfold.settings') || '{}').theme;
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Without a store the system's theme holds.
}
