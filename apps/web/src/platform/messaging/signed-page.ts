/**
 * The address that the app compares a signature with. On iPhones that is the one by which the page was loaded, however far somebody has
 * gone since; elsewhere the one that it has now.
 */
export function signedPage(): string {
  const isApple = /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent)
  const [loaded] = isApple ? performance.getEntriesByType('navigation') : []
  const [page = ''] = (loaded?.name ?? location.href).split('#')
  return page
}
