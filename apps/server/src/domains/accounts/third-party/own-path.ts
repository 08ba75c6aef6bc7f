const base = 'https://own.invalid'

/** A path of ours to go to, as it will be read; null where it leads to anybody else (T42). */
export function ownPath(wanted: string): string | null {
  if (!wanted.startsWith('/')) return null
  const url = URL.parse(wanted, base)
  // `/..//evil.example` becomes `//evil.example` only once it is resolved.
  if (url?.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
