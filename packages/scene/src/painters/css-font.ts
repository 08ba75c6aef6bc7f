import { bundledFont, bundledFonts, type Font } from '@ramify/text'

/** A font as CSS and canvas write it. */
export function cssFont({ families, size, weight, italic }: Font): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px ${cssFamilies(families)}`
}

/** The same for text that is not cut into pieces: with every font that a piece of it would be measured and drawn in. */
export function cssFontOfText(font: Font): string {
  const own = font.families.filter((family) => bundledFont(family))
  return cssFont({ ...font, families: [...new Set([...own, ...bundledFonts.map(({ family }) => family)])] })
}

/** Quoted, so that no name of a family can end the list. Where none of them is at hand, something of the same kind. */
export function cssFamilies(families: readonly string[]): string {
  return [...families.map((family) => `'${family.replace(/['"\\\n]/g, '')}'`), kindOf(families[0] ?? '')].join(', ')
}

function kindOf(family: string): string {
  if (/mono/i.test(family)) return 'monospace'
  return /(^|\s)serif/i.test(family) ? 'serif' : 'sans-serif'
}
