import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readZip } from '../zip/read-zip.ts'
import { SheetFiles } from './sheet-files.ts'

/** One row of pixels. */
function bitmap(width: number): Uint8Array {
  const bytes = new Uint8Array(54 + width * 4)
  const view = new DataView(bytes.buffer)
  bytes.set(strToU8('BM'))
  view.setUint32(10, 54, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, 1, true)
  view.setUint16(28, 32, true)
  return bytes
}

test('all bitmaps of a file together have a bounded number of pixels (T30)', () => {
  const names = ['a.bmp', 'b.bmp', 'c.bmp', 'd.bmp']
  const files = new SheetFiles(readZip(zipSync(Object.fromEntries(names.map((name) => [name, bitmap(4)])))), 10)
  const shown = [...names, 'a.bmp'].filter((name) => files.image(`xap:${name}`))
  expect(shown).toEqual(['a.bmp', 'b.bmp', 'a.bmp'])
  expect(files.made('c.bmp')).toBeUndefined()
  expect(files.resource('c.bmp').bytes).toEqual(bitmap(4))
})
