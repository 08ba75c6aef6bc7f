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
  return [...families.map(quoted), kindOf(families[0] ?? '')].join(', ')
}

/** The same for where our fonts cannot be had, as in a picture that a page shows: what systems have comes nearest. */
export function systemFamilies(families: readonly string[]): string {
  return [...families.map(quoted), kinOf(families[0] ?? '')].join(', ')
}

function quoted(family: string): string {
  return `'${family.replace(/['"\\\n]/g, '')}'`
}

function kindOf(family: string): string {
  if (/mono/i.test(family)) return 'monospace'
  return /(^|\s)serif/i.test(family) ? 'serif' : 'sans-serif'
}

function kinOf(family: string): string {
  const role = bundledFont(family)?.role
  const isHan = role === 'han'
  if (/mono|code/i.test(family)) return 'Menlo, Consolas, monospace'
  if (/(^|\s)serif|lora|bitter/i.test(family)) {
    return isHan ? "'Songti SC', SimSun, 'Noto Serif CJK SC', serif" : 'Georgia, serif'
  }
  return isHan ? "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif" : 'system-ui, sans-serif'
}
