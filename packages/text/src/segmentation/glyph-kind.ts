import { type BundledFont, bundledFont, emojiFont, helpers } from '../fonts/bundled-fonts.ts'
import { isEmoji } from './emoji.ts'
import { isWordCharacter, type Script, scriptOf } from './word-characters.ts'

/**
 * How a character gets its width:
 * `word` from the font, together with its neighbours; `single` from the font, alone; `full` one em; `emoji` the width all
 * emoji share; `fallback` a nominal width, for the system's font; `none` takes no room.
 */
export type GlyphKind = 'word' | 'single' | 'full' | 'emoji' | 'fallback' | 'none'

/** Which bundled font draws a character, and how wide that makes it. */
export interface Glyph {
  readonly kind: GlyphKind
  /** `null`: none of them, so whatever the system has. */
  readonly font: BundledFont | null
  /** Of a letter in a word; `null` for signs, which go with any. */
  readonly script: Script | null
}

export interface GlyphFinder {
  glyphOf(codePoint: number): Glyph
  glyphOfCluster(cluster: string): Glyph
}

const byList = new WeakMap<readonly string[], GlyphFinder>()
const byFonts = new Map<string, GlyphFinder>()
/** Each keeps 64 kB, and a document may name bundled fonts in any order. */
const mostFinders = 64

/** For these families by preference, then the other bundled ones. */
export function glyphFinder(families: readonly string[]): GlyphFinder {
  let finder = byList.get(families)
  if (!finder) {
    const wished = families.map(bundledFont).filter((font) => font !== undefined)
    const fonts = [...new Set([...wished, ...helpers])]
    // By the fonts that there are, not by the names: those are free text in documents.
    const key = fonts.map(({ family }) => family).join()
    finder = byFonts.get(key) ?? createFinder(fonts)
    if (byFonts.size >= mostFinders) byFonts.clear()
    byFonts.set(key, finder)
    byList.set(families, finder)
  }
  return finder
}

function createFinder(fonts: readonly BundledFont[]): GlyphFinder {
  const glyphs: Glyph[] = []
  // Ids of glyphs plus one, filled as characters are met: a text is looked up with one array access a character.
  const basicPlane = new Uint8Array(0x10000)

  function idOf(glyph: Glyph): number {
    const known = glyphs.findIndex(
      ({ kind, font, script }) => kind === glyph.kind && font === glyph.font && script === glyph.script,
    )
    return known < 0 ? glyphs.push(glyph) : known + 1
  }

  function glyphOf(codePoint: number): Glyph {
    if (codePoint > 0xffff) return findGlyph(codePoint, fonts)
    const id = basicPlane[codePoint] || idOf(findGlyph(codePoint, fonts))
    basicPlane[codePoint] = id
    return glyphs[id - 1] ?? nothing
  }

  return {
    glyphOf,
    glyphOfCluster(cluster) {
      if (isEmoji(cluster)) return emoji
      // Accents that do not melt into their letter stand above or below it: the letter decides.
      return glyphOf(cluster.normalize('NFC').codePointAt(0) ?? 0)
    },
  }
}

const nothing: Glyph = { kind: 'none', font: null, script: null }
const emoji: Glyph = { kind: 'emoji', font: emojiFont, script: null }

const invisible = /[\p{Cc}\p{Cf}\p{M}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u

/** Printed ASCII and Han, which nearly all texts are made of. */
const isPlain = (codePoint: number) =>
  (codePoint >= 0x20 && codePoint <= 0x7e) || (codePoint >= 0x4e00 && codePoint <= 0x9fff)

function findGlyph(codePoint: number, fonts: readonly BundledFont[]): Glyph {
  const character = String.fromCodePoint(codePoint)
  if (!isPlain(codePoint)) {
    if (isEmoji(character)) return emoji
    if (invisible.test(character) && character !== '\t') return nothing
  }
  const drawn = character === '\t' ? 0x20 : codePoint
  const font = fonts.find(({ full, proportional }) => full.has(drawn) || proportional.has(drawn))
  if (!font) return { kind: 'fallback', font: null, script: null }
  if (font === emojiFont) return emoji
  if (font.full.has(drawn)) return { kind: 'full', font, script: null }
  if (!isWordCharacter(character)) return { kind: 'single', font, script: null }
  return { kind: 'word', font, script: scriptOf(character) }
}
