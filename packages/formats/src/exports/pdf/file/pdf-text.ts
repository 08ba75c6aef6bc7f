/** A number as PDF writes it: rounded, never with an exponent. */
export function pdfNumber(value: number, digits = 2): string {
  if (!Number.isFinite(value)) return '0'
  const scale = 10 ** digits
  const rounded = Math.round(Math.max(-largest, Math.min(largest, value)) * scale) / scale
  return rounded === 0 ? '0' : String(rounded)
}

/** Readers count in single precision. */
const largest = 16_000_000

/** Words, for titles and addresses: whatever is in them, it stays inside the string. */
export function pdfText(text: string): string {
  const whole = text.toWellFormed()
  if (/^[\x20-\x7e]*$/.test(whole)) return `(${whole.replace(/[\\()]/g, '\\$&')})`
  return `<feff${hex16(whole)}>`
}

/** UTF-16, as four digits for each unit. */
export function hex16(text: string): string {
  let hex = ''
  for (let at = 0; at < text.length; at++) hex += text.charCodeAt(at).toString(16).padStart(4, '0')
  return hex
}
