import { clustersOf, isSimple } from './clusters.ts'
import type { Glyph, GlyphFinder } from './glyph-kind.ts'
import type { Script } from './word-characters.ts'

export interface PartVisitor {
  /** A word, or an emoji of several characters. */
  part(text: string, glyph: Glyph): void
  /** A part of one character, handed over without making a string of it: there are many. */
  character(codePoint: number, glyph: Glyph): void
}

/**
 * Cuts a text into the parts that are measured each by itself: words of one font and one script, spaces, characters of
 * Chinese, emoji. A text is exactly as wide as its parts together.
 */
export function forEachPart(text: string, finder: GlyphFinder, visitor: PartVisitor): void {
  if (isSimple(text)) forEachSimplePart(text, finder, visitor)
  else forEachClusterPart(text, finder, visitor)
}

/** Longer ones are cut: engines round each glyph a little, and over hundreds of glyphs that would reach half a unit. */
const longestWord = 64

function forEachSimplePart(text: string, finder: GlyphFinder, visitor: PartVisitor): void {
  let start = 0
  let word: Glyph | undefined
  let script: Script | null = null
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    const glyph = finder.glyphOf(unit)
    if (word && (glyph !== word || index - start >= longestWord) && endsWord(word, script, glyph, index - start)) {
      visitor.part(text.slice(start, index), word)
      word = undefined
      script = null
    }
    if (glyph.kind === 'word') {
      if (!word) start = index
      word ??= glyph
      script ??= glyph.script
    } else visitor.character(unit, glyph)
  }
  if (word) visitor.part(start > 0 ? text.slice(start) : text, word)
}

function endsWord(word: Glyph, script: Script | null, next: Glyph, length: number): boolean {
  return (
    next.kind !== 'word' ||
    next.font !== word.font ||
    (script !== null && next.script !== null && next.script !== script) ||
    length >= longestWord
  )
}

function forEachClusterPart(text: string, finder: GlyphFinder, visitor: PartVisitor): void {
  let letters = ''
  let word: Glyph | undefined
  let script: Script | null = null

  function endWord(): void {
    if (word) visitor.part(letters, word)
    word = undefined
    script = null
    letters = ''
  }

  function add(character: string, glyph: Glyph): void {
    if (word && endsWord(word, script, glyph, letters.length)) endWord()
    if (glyph.kind === 'word') {
      word ??= glyph
      script ??= glyph.script
      letters += character
    } else if (glyph.kind === 'emoji') visitor.part(character, glyph)
    else if (glyph.kind !== 'none')
      visitor.character(character === '\t' ? 0x20 : (character.codePointAt(0) ?? 0), glyph)
  }

  for (const cluster of clustersOf(text)) {
    const glyph = finder.glyphOfCluster(cluster)
    if (glyph.kind === 'emoji') add(cluster, glyph)
    else for (const character of composed(cluster)) add(character, finder.glyphOf(character.codePointAt(0) ?? 0))
  }
  endWord()
}

/**
 * Without accents that stay separate: they add no width, and browsers and fontkit disagree on where to look for them when
 * letter and accent lie in different files. Half-width katakana keep their voice marks, which do take room.
 */
function composed(cluster: string): string {
  return cluster.normalize('NFC').replace(/(?!^)\p{M}+/gu, '')
}
