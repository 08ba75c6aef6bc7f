/** Whom somebody wants to invite, as the call takes it; null for nothing. */
export type TypedPerson = { email: string } | { telephone: string } | { nickname: string }

/** Shorter rows of digits are names. */
const fewestDigits = 6

export function typedPerson(typed: string): TypedPerson | null {
  const words = typed.trim()
  if (words === '') return null
  if (/^[^\s@]+@[^\s@]+$/.test(words)) return { email: words }
  const isNumber = /^\+?[\d\s().-]+$/.test(words) && words.replace(/\D/g, '').length >= fewestDigits
  return isNumber ? { telephone: words } : { nickname: words }
}
