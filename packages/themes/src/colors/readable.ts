import { channelsOf, mix } from './mix.ts'

/** What WCAG AA asks of text. */
const legible = 4.5

/** Far enough apart to read the one (`#rrggbb`) on the other. */
export function isReadable(text: string, paper: string): boolean {
  return contrast(text, paper) >= legible
}

/** The colour itself where it can be read on the paper, else black or white, whichever stands out more. */
export function contrasting(color: string, paper: string): string {
  if (isReadable(color, paper)) return color
  return contrast('#000000', paper) >= contrast('#ffffff', paper) ? '#000000' : '#ffffff'
}

function contrast(text: string, paper: string): number {
  const [darker, lighter] = [luminance(text), luminance(paper)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour itself where it can be read on the paper, else a step to black or white on which it can: one of them always can. */
export function readable(color: string, paper: string): string {
  const end = isReadable('#000000', paper) ? '#000000' : '#ffffff'
  for (let share = 1; share > 0; share -= 0.05) {
    const shade = mix(color, end, share)
    if (isReadable(shade, paper)) return shade
  }
  return end
}

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => linear(value / 255)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From what is written to the light a screen gives (the curve of sRGB). */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
