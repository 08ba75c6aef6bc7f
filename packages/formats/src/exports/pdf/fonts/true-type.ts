import type { OutlineStep } from '../../glyphs/set-glyph.ts'
import { type Contour, contoursOf } from './contours.ts'

export interface FontGlyph {
  readonly advance: number
  readonly outline: readonly OutlineStep[]
}

export interface FontMeasures {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly slant: number
}

/** A TrueType font of these glyphs and an empty one before them: what PDF needs to draw them, and nothing else. */
export function trueTypeFont(glyphs: readonly FontGlyph[], measures: FontMeasures): Uint8Array {
  const { unitsPerEm, ascent, descent, slant } = measures
  const contours = [[], ...glyphs.map(({ outline }) => contoursOf(outline, slant))]
  const drawn = contours.map(glyphData)
  const advances = [0, ...glyphs.map(({ advance }) => advance)]
  const places = new DataWriter()
  let length = 0
  for (const data of drawn) {
    places.u32(length)
    length += data.length
  }
  places.u32(length)
  const shapes = new DataWriter()
  for (const data of drawn) shapes.bytes(data)
  const widths = new DataWriter()
  // Readers put what is furthest to the left of a glyph where this table says.
  for (const [nth, advance] of advances.entries()) {
    const points = contours[nth]?.flat() ?? []
    widths.u16(Math.max(0, Math.round(advance))).u16(points.length === 0 ? 0 : least(points.map(({ x }) => x)))
  }

  const head = new DataWriter()
  head.u32(0x10000).u32(0x10000).u32(0).u32(0x5f0f3cf5).u16(0b11).u16(unitsPerEm)
  head.u32(0).u32(0).u32(0).u32(0)
  head.u16(0).u16(Math.round(-descent)).u16(unitsPerEm).u16(Math.round(ascent))
  // Offsets of glyphs are 32 bits long.
  head.u16(0).u16(8).u16(2).u16(1).u16(0)

  const across = new DataWriter()
  across
    .u32(0x10000)
    .u16(Math.round(ascent))
    .u16(Math.round(-descent))
    .u16(0)
    .u16(Math.max(...advances))
  for (let nth = 0; nth < 11; nth++) across.u16(nth === 3 ? 1 : 0)
  across.u16(advances.length)

  const most = new DataWriter()
  most.u32(0x10000).u16(drawn.length).u16(0xffff).u16(0xff)
  for (let nth = 0; nth < 11; nth++) most.u16(nth === 2 ? 2 : 0)

  return tables({
    glyf: shapes.joined(),
    head: head.joined(),
    hhea: across.joined(),
    hmtx: widths.joined(),
    loca: places.joined(),
    maxp: most.joined(),
  })
}

function tables(contents: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(contents).sort()
  const power = Math.floor(Math.log2(names.length))
  const writer = new DataWriter()
  writer
    .u32(0x10000)
    .u16(names.length)
    .u16(16 * 2 ** power)
    .u16(power)
    .u16(16 * (names.length - 2 ** power))
  let at = 12 + 16 * names.length
  for (const name of names) {
    const bytes = contents[name] as Uint8Array
    for (let nth = 0; nth < 4; nth++) writer.u8(name.charCodeAt(nth))
    writer.u32(checksum(bytes)).u32(at).u32(bytes.length)
    at += padded(bytes.length)
  }
  for (const name of names) {
    const bytes = contents[name] as Uint8Array
    writer.bytes(bytes)
    for (let nth = bytes.length; nth < padded(bytes.length); nth++) writer.u8(0)
  }
  return writer.joined()
}

const padded = (length: number) => (length + 3) & ~3

function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at++) sum = (sum + ((bytes[at] as number) << (8 * (3 - (at % 4))))) >>> 0
  return sum
}

/** As the table `glyf` has it. */
function glyphData(contours: readonly Contour[]): Uint8Array {
  if (contours.length === 0) return new Uint8Array(0)
  const points = contours.flat()
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const writer = new DataWriter()
  writer.u16(contours.length)
  writer.u16(least(xs)).u16(least(ys)).u16(greatest(xs)).u16(greatest(ys))
  let last = -1
  for (const contour of contours) {
    last += contour.length
    writer.u16(last)
  }
  writer.u16(0)
  const flags: number[] = []
  const across = new DataWriter()
  const up = new DataWriter()
  let [x, y] = [0, 0]
  for (const point of points) {
    const [dx, dy] = [point.x - x, point.y - y]
    flags.push((point.isOn ? 1 : 0) | step(dx, across, 2, 16) | step(dy, up, 4, 32))
    x = point.x
    y = point.y
  }
  for (let nth = 0; nth < flags.length; ) {
    const flag = flags[nth] as number
    let again = 0
    while (again < 255 && flags[nth + again + 1] === flag) again++
    if (again > 0) writer.u8(flag | 8).u8(again)
    else writer.u8(flag)
    nth += again + 1
  }
  writer.bytes(across.joined()).bytes(up.joined())
  // Glyphs begin at even places.
  if (writer.length % 2 === 1) writer.u8(0)
  return writer.joined()
}

/** Writes one coordinate as briefly as it goes, and says so in its flags. */
function step(by: number, writer: DataWriter, short: number, same: number): number {
  if (by === 0) return same
  if (Math.abs(by) > 255) {
    writer.u16(by)
    return 0
  }
  writer.u8(Math.abs(by))
  return by > 0 ? short | same : short
}

const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b), Infinity)
const greatest = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b), -Infinity)

/** Big-endian; negative numbers in two's complement. */
class DataWriter {
  #bytes = new Uint8Array(256)
  length = 0

  u8(value: number): this {
    this.#room(1)
    this.#bytes[this.length++] = value & 255
    return this
  }

  u16(value: number): this {
    return this.u8(value >> 8).u8(value)
  }

  u32(value: number): this {
    return this.u16(value >>> 16).u16(value & 0xffff)
  }

  bytes(bytes: Uint8Array): this {
    this.#room(bytes.length)
    this.#bytes.set(bytes, this.length)
    this.length += bytes.length
    return this
  }

  joined(): Uint8Array {
    return this.#bytes.slice(0, this.length)
  }

  #room(more: number): void {
    if (this.length + more <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.length + more))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
