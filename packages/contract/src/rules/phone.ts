/** Regions whose numbers begin with a nought that is part of them; elsewhere it is only dialled inside of the country. */
const keepsNought = new Set(['+39', '+225', '+242', '+378'])

/**
 * A phone number as it is stored, `+8613812345678`; null when it cannot be one. A number that names its region itself is taken
 * at its word. In China it is 11 digits, the first a 1, the second 2 to 9; elsewhere whatever E.164 allows.
 */
export function normalPhone(telephone: string, region = '+86'): string | null {
  const written = telephone.replace(/[\s().-]/g, '')
  const own = /^(?:\+|00)([1-9]\d{6,14})$/.exec(written)?.[1]
  if (own !== undefined) return checked(`+${own}`)
  if (!/^\d{1,15}$/.test(written) || !/^\+[1-9]\d{0,3}$/.test(region)) return null
  return checked(region + (keepsNought.has(region) || region === '+86' ? written : written.replace(/^0/, '')))
}

function checked(number: string): string | null {
  if (number.startsWith('+86')) return /^\+861[2-9]\d{9}$/.test(number) ? number : null
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null
}
