export const confirmPath = '/login/confirm'

/** What the picture says: a page of our own, which a signed-in phone opens. */
export const confirmAddress = (code: string): string => `${location.origin}${confirmPath}?code=${code}`

/** The code in the address of that page. */
export function codeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('code')
  return code !== null && /^[0-9a-z]{32}$/.test(code) ? code : null
}
