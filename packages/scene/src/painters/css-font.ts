import type { Font } from '@ramify/text'

/** A font as CSS and canvas write it. */
export function cssFont({ families, size, weight, italic }: Font): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px ${cssFamilies(families)}`
}

/** Quoted, so that no name of a family can end the list. */
export function cssFamilies(families: readonly string[]): string {
  return families.map((family) => `'${family.replace(/['"\\\n]/g, '')}'`).join(', ')
}
