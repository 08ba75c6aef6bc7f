import type { OpenedFontFile } from './font-file.ts'

type Run = ReturnType<OpenedFontFile['layout']>

/**
 * The glyphs of a text and where they stand. Some fonts have no place on a letter for a mark behind it, as for signs of recitation
 * behind an alef; fontkit fails on these. Then each character is set by itself.
 */
export function layOut(file: OpenedFontFile, text: string, script?: string): Run {
  try {
    return file.layout(text, undefined, script)
  } catch (error) {
    const characters = [...text]
    if (!(error instanceof TypeError) || characters.length < 2) throw error
    const runs = characters.map((character) => file.layout(character, undefined, script))
    return { glyphs: runs.flatMap(({ glyphs }) => glyphs), positions: runs.flatMap(({ positions }) => positions) }
  }
}
