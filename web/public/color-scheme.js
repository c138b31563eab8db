// Runs before the first paint, so that a dark screen does not flash white. A file of its own because the
// content security policy allows no inline script. The key is the one of src/theme/app-theme.tsx.
{
  const chosen = localStorage.getItem('reisewerk.color-scheme')
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const scheme = chosen === 'dark' || chosen === 'light' ? chosen : prefersDark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
}
