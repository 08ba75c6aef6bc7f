import fc from 'fast-check'
import { unzlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../document/src/core/testing/cases.ts'
import { imageSizeOf } from './image-bytes.ts'
import { readBitmap } from './read-bitmap.ts'
import { writePng } from './write-png.ts'

function bitmapToPng(bytes: Uint8Array, mostPixels = 1_000): Uint8Array | null {
  const read = readBitmap(bytes, mostPixels)
  return read && ('png' in read ? read.png : writePng(read))
}

/** Two pixels wide, two high: the upper row red and green, the lower one blue and white. */
const rows24 = [255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0]
const rgba = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]

function header(bits: number, height: number, colors = 0): number[] {
  const bytes = new Uint8Array(40)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 40, true)
  view.setInt32(4, 2, true)
  view.setInt32(8, height, true)
  view.setUint16(12, 1, true)
  view.setUint16(14, bits, true)
  view.setUint32(32, colors, true)
  return [...bytes]
}

function bitmap(bits: number, palette: readonly number[], pixels: readonly number[], height = 2): Uint8Array {
  const at = 54 + palette.length
  return new Uint8Array([
    ...[0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, at, 0, 0, 0],
    ...header(bits, height, palette.length / 4),
    ...palette,
    ...pixels,
  ])
}

function icon(image: readonly number[]): Uint8Array {
  return new Uint8Array([0, 0, 1, 0, 1, 0, 2, 2, 0, 0, 1, 0, 32, 0, image.length, 0, 0, 0, 22, 0, 0, 0, ...image])
}

/** The pixels of what was made, of 8 bits each without a filter. */
function pixels(png: Uint8Array | null): number[] | null {
  if (!png) return null
  const view = new DataView(png.buffer, png.byteOffset)
  const length = view.getUint32(33)
  const rows = unzlibSync(png.subarray(41, 41 + length))
  return [...rows.subarray(1, 9), ...rows.subarray(10, 18)]
}

describe('bitmaps and icons', () => {
  it.each([
    ['of three bytes a pixel', bitmap(24, [], rows24)],
    ['from the top', bitmap(24, [], [...rows24.slice(8), ...rows24.slice(0, 8)], -2)],
    ['of four bytes, the last one empty', bitmap(32, [], [255, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0])],
    [
      'of colours in a table',
      bitmap(4, [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0], [0x23, 0, 0, 0, 0x01, 0, 0, 0]),
    ],
  ])('%s are pictures', (_name, bytes) => {
    const png = bitmapToPng(bytes)
    expect(imageSizeOf(png ?? new Uint8Array())).toEqual({ width: 2, height: 2 })
    expect(pixels(png)).toEqual(rgba)
  })

  it('what the mask of an icon covers is seen through', () => {
    const mask = [0x40, 0, 0, 0, 0, 0, 0, 0]
    const made = pixels(bitmapToPng(icon([...header(24, 4), ...rows24, ...mask])))
    expect(made?.filter((_, at) => at % 4 === 3)).toEqual([255, 255, 255, 0])
  })

  it('a picture in an icon is taken out', () => {
    const png = [...(bitmapToPng(bitmap(24, [], rows24)) ?? [])]
    expect([...(bitmapToPng(icon(png)) ?? [])]).toEqual(png)
  })

  it('of more pixels than are taken they are none', () => {
    expect(bitmapToPng(bitmap(24, [], rows24), 4)).not.toBeNull()
    expect(bitmapToPng(bitmap(24, [], rows24), 3)).toBeNull()
  })

  it('nothing else is one, wherever it ends', () => {
    const whole = [bitmap(24, [], rows24), icon([...header(24, 4), ...rows24, 0, 0, 0, 0, 0, 0, 0, 0])]
    for (const bytes of whole) for (let end = 0; end < 60; end++) expect(bitmapToPng(bytes.slice(0, end))).toBeNull()
    const change = fc.tuple(fc.nat(1), fc.array(fc.tuple(fc.nat(90), fc.nat(255)), { maxLength: 6 }))
    fc.assert(
      fc.property(change, ([which, changes]) => {
        const bytes = (whole[which] as Uint8Array).slice()
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte
        const png = bitmapToPng(bytes)
        expect(png === null || png.length > 0).toBe(true)
      }),
      { numRuns: cases(200) },
    )
  })
})
