import { createRequire } from 'node:module'
import { repairTables } from '@ramify/formats'
import { type FontCut, fontFile, loadFontSlices } from '@ramify/text'
import { type Font as FontFile, openSync } from 'fontkit'
import { unpackFont } from './unpack-font.ts'

export interface FilePart {
  readonly part: string
  readonly file: FontFile
}

/** Cuts a word where it goes on in another file of its font: there browsers shape anew, so nothing is kerned across. */
export function fontFiles(word: string, cut: FontCut): FilePart[] {
  const parts: { part: string; file: FontFile }[] = []
  for (const character of word) {
    const file = fileFor(character, cut)
    const last = parts.at(-1)
    if (last?.file === file) last.part += character
    else parts.push({ part: character, file })
  }
  return parts
}

/** The file of that name in `node_modules`, as it was opened before or anew. */
export function openFontFile(name: string): FontFile {
  let file = opened.get(name)
  if (file) opened.delete(name)
  else file = repairTables(unpackFont(openSync(require.resolve(name)) as FontFile))
  opened.set(name, file)
  for (const [oldest] of opened) if (opened.size > mostOpen) opened.delete(oldest)
  return file
}

export const slices = await loadFontSlices()
/** The last that were used: all of Chinese in every weight would be a hundred megabytes. */
const opened = new Map<string, FontFile>()
const mostOpen = 200
const require = createRequire(import.meta.url)

function fileFor(character: string, cut: FontCut): FontFile {
  const slice = slices.sliceOf(character, cut.font)
  if (!slice) throw new Error(`${cut.font.family} has no ${JSON.stringify(character)}`)
  return openFontFile(`@fontsource/${cut.font.id}/${fontFile(cut, slice)}`)
}
