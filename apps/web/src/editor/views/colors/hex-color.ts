/** A colour as somebody wrote it, as `#rrggbb`; null for anything else. */
export function hexColor(typed: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim()) ?? []
  if (digits === '') return null
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return `#${full.toLowerCase()}`
}
