const home = '/home/my'
const base = 'https://own.invalid'

/** The sign-in page, which remembers where the person wanted to go and speaks the language the address asked for. */
export function signInPath(path: string, search: string, hash = ''): string {
  const query = new URLSearchParams(search)
  const language = query.get('lang')
  query.delete('lang')
  const wanted = path + (query.size === 0 ? '' : `?${query}`) + hash
  const own = new URLSearchParams({
    ...(wanted !== home && { to: wanted }),
    ...(language !== null && { lang: language }),
  })
  return own.size === 0 ? '/login' : `/login?${own}`
}

/**
 * Where to go after signing in: a path of our own, never another site (threat T42), never the sign-in page again. Only the page
 * that lets another device in waits for somebody who has signed in.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('to')
  if (!wanted?.startsWith('/')) return home
  const url = URL.parse(wanted, base)
  // `/..//evil.example` becomes `//evil.example` only once it is resolved.
  if (url?.origin !== base || url.pathname.startsWith('//') || /^\/login(?!\/confirm$)(\/|$)/.test(url.pathname))
    return home
  return url.pathname + url.search + url.hash
}
