// Runs before the first paint, so that a chosen theme never flashes; state/browser/theme.ts changes it later.
try {
  const theme = localStorage.getItem('quarry-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is refused: the theme is that of the system.
}
