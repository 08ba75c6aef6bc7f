type Whom = { email: string } | { telephone: string } | { nickname: string }

/** Whom somebody means by what they typed: an address, a number, or else a name. `null`: nobody. */
export function whomFrom(typed: string): Whom | null {
  const written = typed.trim()
  if (written === '') return null
  if (written.includes('@')) return { email: written }
  return /^\+?[\d\s().-]{6,}$/.test(written) ? { telephone: written } : { nickname: written }
}
