import { clustersOf } from '@ramify/text'
import type { GlyphFont, OutlineStep, SetGlyph, SetWord } from './set-glyph.ts'

const box: GlyphFont = { name: 'Missing', unitsPerEm: 1000, ascent: 900, descent: 200, weight: 400, slant: 0 }
const unseen: GlyphFont = { ...box, name: 'Unseen' }

/** For what no font has: a frame for each character, so that it is seen that there is something. */
export function missingGlyphs(text: string): SetWord[] {
  return Array.from(clustersOf(text), (part) => [part.trim() === '' ? blank(box, part, 300) : framed(part)])
}

/** For what is drawn as a picture: to be searched and copied. */
export function unseenGlyph(text: string): SetGlyph {
  return blank(unseen, text, 1000)
}

export const isMissing = (glyph: SetGlyph | undefined) => glyph?.font === box

function framed(text: string): SetGlyph {
  return { ...blank(box, text, 600), key: 'frame', outline: () => frame }
}

function blank(font: GlyphFont, text: string, advance: number): SetGlyph {
  return { font, key: `blank ${advance}`, text, advance, x: 0, y: 0, outline: () => [] }
}

const frame: readonly OutlineStep[] = [
  ...ring([60, 0], [60, 720], [540, 720], [540, 0]),
  // The other way round, so that it is left empty.
  ...ring([110, 50], [490, 50], [490, 670], [110, 670]),
]

function ring(first: readonly [number, number], ...others: readonly (readonly [number, number])[]): OutlineStep[] {
  return [
    { command: 'moveTo', args: first },
    ...others.map((args): OutlineStep => ({ command: 'lineTo', args })),
    { command: 'closePath', args: [] },
  ]
}
