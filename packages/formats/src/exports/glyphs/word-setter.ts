import { type FontCut, type FontSlices, followsFromPairs, fontFile, type Script, scriptOfWord } from '@ramify/text'
import type { OpenedFontFile } from './font-file.ts'
import { fontOfCut } from './font-of-cut.ts'
import { layOut } from './lay-out.ts'
import { repairTables } from './repair-tables.ts'
import type { GlyphFont, SetGlyph, SetWord } from './set-glyph.ts'

/** Opens a file of a bundled font, by its name in `node_modules`; undefined while it is not there. */
export type OpenFontFile = (name: string) => OpenedFontFile | undefined

/**
 * Sets words in the bundled fonts, each once. Shaping one takes fontkit up to 200 µs, so a plain word is put together from its pairs of
 * letters, as it is measured: thousands of words have a few hundred pairs.
 */
export class WordSetter {
  readonly #slices: FontSlices
  readonly #open: OpenFontFile
  readonly #known = new Map<GlyphFont, KnownWords>()

  constructor(slices: FontSlices, open: OpenFontFile) {
    this.#slices = slices
    this.#open = open
  }

  /** Null where the font does not have all of it, or its file is not there. `italic`: slanted where the cut is not. */
  set(word: string, cut: FontCut, italic: boolean): SetWord | null {
    const font = fontOfCut(cut, italic)
    const { words } = this.#knownOf(font)
    const known = words.get(word)
    if (known) return known
    const glyphs =
      (followsFromPairs(word, cut) ? this.#byPairs(word, cut, italic) : null) ?? this.shape(word, cut, font)
    if (!glyphs) return null
    if (words.size >= mostWords) words.clear()
    words.set(word, glyphs)
    return glyphs
  }

  /** By how many units it moves what follows, as the font itself says. */
  width(word: string, cut: FontCut): number | null {
    const glyphs = followsFromPairs(word, cut)
      ? this.shape(word, cut, fontOfCut(cut, cut.italic))
      : this.set(word, cut, cut.italic)
    return glyphs?.reduce((sum, { advance }) => sum + advance, 0) ?? null
  }

  /** As the font sets it as a whole. */
  shape(word: string, cut: FontCut, font: GlyphFont, script: Script | null = scriptOfWord(word)): SetGlyph[] | null {
    const parts = partsOf(word, (character) => this.#fileOf(character, cut))
    return parts?.flatMap((part) => glyphsOf(part, font, script)) ?? null
  }

  #byPairs(word: string, cut: FontCut, italic: boolean): SetGlyph[] | null {
    const font = fontOfCut(cut, italic)
    const script = scriptOfWord(word)
    const glyphs: SetGlyph[] = []
    let last: SetGlyph | undefined
    for (let at = 1; at < word.length; at++) {
      const pair = this.#pair(word.slice(at - 1, at + 1), cut, font, script)
      // A letter that looks otherwise after one than before another is chosen by more than its neighbour.
      if (!pair || (last && last.key !== pair[0].key)) return null
      glyphs.push(pair[0])
      last = pair[1]
    }
    return last ? [...glyphs, last] : null
  }

  /** Two letters side by side; null where they are more or less than two glyphs, or moved away from where they stand. */
  #pair(letters: string, cut: FontCut, font: GlyphFont, script: Script | null): Pair | null {
    const { pairs } = this.#knownOf(font)
    const key = `${letters}${script}`
    let pair = pairs.get(key)
    if (pair === undefined) {
      const set = this.shape(letters, cut, font, script)
      const [first, second, ...others] = set ?? []
      const isPlain = first && second && others.length === 0 && [first, second].every(({ x, y }) => x === 0 && y === 0)
      pair = isPlain && first.text + second.text === letters ? [first, second] : null
      if (pairs.size >= mostPairs) pairs.clear()
      // A file that is not there yet may come.
      if (set) pairs.set(key, pair)
    }
    return pair
  }

  #knownOf(font: GlyphFont): KnownWords {
    let known = this.#known.get(font)
    if (!known) {
      known = { words: new Map(), pairs: new Map() }
      this.#known.set(font, known)
    }
    return known
  }

  #fileOf(character: string, cut: FontCut): Omit<Part, 'text'> | undefined {
    const slice = this.#slices.sliceOf(character, cut.font)
    if (!slice) return undefined
    const name = fontFileName(cut, fontFile(cut, slice))
    const file = this.#open(name)
    return file && { name, file: repairTables(file) }
  }
}

/** In `node_modules`. */
export const fontFileName = ({ font }: FontCut, file: string) => `@fontsource/${font.id}/${file}`

/** Of one font: the words of a large document; a process sees many. */
const mostWords = 10_000
const mostPairs = 20_000

type Pair = readonly [SetGlyph, SetGlyph]

interface KnownWords {
  readonly words: Map<string, SetWord>
  readonly pairs: Map<string, Pair | null>
}

interface Part {
  text: string
  readonly name: string
  readonly file: OpenedFontFile
}

/** Cuts a word where it goes on in another file of its font: there browsers shape anew, so nothing is kerned across. */
function partsOf(word: string, fileOf: (character: string) => Omit<Part, 'text'> | undefined): Part[] | null {
  const parts: Part[] = []
  for (const character of word) {
    const found = fileOf(character)
    if (!found) return null
    const last = parts.at(-1)
    if (last?.name === found.name) last.text += character
    else parts.push({ text: character, ...found })
  }
  return parts
}

function glyphsOf({ text, name, file }: Part, font: GlyphFont, script: Script | null): SetGlyph[] {
  const { glyphs, positions } = layOut(file, text, scriptTags[script ?? 'none'])
  return glyphs.map((glyph, nth) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {}
    return {
      font,
      key: `${name} ${glyph.id}`,
      text: String.fromCodePoint(...glyph.codePoints),
      advance: xAdvance,
      x: xOffset,
      y: yOffset,
      outline: () => glyph.path.commands,
    }
  })
}

/** Left to itself fontkit would take all words without letters for the default script, where Noto Serif SC has other digits. */
const scriptTags = { latin: 'latn', greek: 'grek', cyrillic: 'cyrl', none: 'DFLT' }
