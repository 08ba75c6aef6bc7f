import type { Path } from './path.ts'

/** A path as the `d` of SVG, as short as its precision allows. */
export function pathData(path: Path, digits = 2): string {
  let data = ''
  for (const command of path) {
    data += command[0]
    for (let i = 1; i < command.length; i++) {
      const number = shortNumber(command[i] as number, digits)
      data += i === 1 || number.startsWith('-') ? number : ` ${number}`
    }
  }
  return data
}

/** Rounded, without trailing zeros. Anything that is not a number becomes 0: one such would blank the whole drawing. */
export function shortNumber(value: number, digits = 2): string {
  if (!Number.isFinite(value)) return '0'
  const scale = 10 ** digits
  const rounded = Math.round(value * scale) / scale
  // Above this, numbers print with an exponent.
  if (Math.abs(rounded) >= 1e21) return '0'
  return rounded === 0 ? '0' : String(rounded)
}
