import { createRequire } from 'node:module'
import { repairTables } from '@ramify/formats'
import { loadFontSlices } from '@ramify/text'
import { type Font as FontFile, openSync } from 'fontkit'
import { unpackFont } from './unpack-font.ts'

/** The file of that name in `node_modules`, as it was opened before or anew. */
export function openFontFile(name: string): FontFile {
  let file = opened.get(name)
  if (file) opened.delete(name)
  else file = repairTables(unpackFont(openSync(require.resolve(name)) as FontFile))
  opened.set(name, file)
  if (opened.size > mostOpen) opened.delete(opened.keys().next().value as string)
  return file
}

export const slices = await loadFontSlices()
/** The last that were used: all of Chinese in every weight would be a hundred megabytes. */
const opened = new Map<string, FontFile>()
const mostOpen = 200
const require = createRequire(import.meta.url)
