import { unzlibSync } from 'fflate'
import type { ExportImage } from '../../export-ports.ts'
import { type PdfFile, type PdfRef, refTo } from '../file/pdf-file.ts'
import { jpegColors } from './jpeg-colors.ts'
import { readPng } from './read-png.ts'

/** A picture as an object of the file; null for one that cannot be read. */
export function addImage(file: PdfFile, image: ExportImage): PdfRef | null {
  try {
    return image.type === 'jpg' ? addJpeg(file, image.bytes) : addPng(file, image.bytes)
  } catch {
    // A damaged picture: its place stays grey.
    return null
  }
}

const base = (width: number, height: number) => `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}`

function addJpeg(file: PdfFile, bytes: Uint8Array): PdfRef | null {
  const found = jpegColors(bytes)
  if (!found) return null
  const { width, height, colors } = found
  const space = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }[colors]
  // Programs that write four colours write them inverted.
  const decode = colors === 4 ? '/Decode[1 0 1 0 1 0 1 0]' : ''
  const entries = `${base(width, height)}/ColorSpace${space}/BitsPerComponent 8${decode}/Filter/DCTDecode`
  return file.addStream(entries, bytes, true)
}

/** Its rows go into the file as they are packed; only what can be seen through has to be taken apart. */
function addPng(file: PdfFile, bytes: Uint8Array): PdfRef | null {
  const png = readPng(bytes)
  if (!png) return null
  const { width, height, bits, channels, hasAlpha, palette, packed } = png
  const size = base(width, height)
  if (!hasAlpha) {
    const space = palette
      ? `[/Indexed/DeviceRGB ${palette.length / 3 - 1} ${refTo(file.addStream('', palette))}]`
      : channels === 1
        ? '/DeviceGray'
        : '/DeviceRGB'
    const rows = `/DecodeParms<</Predictor 15/Colors ${channels}/BitsPerComponent ${bits}/Columns ${width}>>`
    const entries = `${size}/ColorSpace${space}/BitsPerComponent ${bits}/Filter/FlateDecode${rows}`
    return file.addStream(entries, packed, true)
  }
  if (bits !== 8) return null
  const { colors, alpha } = taken(unzlibSync(packed), width, height, channels)
  const mask = file.addStream(`${size}/ColorSpace/DeviceGray/BitsPerComponent 8`, alpha)
  const space = channels === 2 ? '/DeviceGray' : '/DeviceRGB'
  return file.addStream(`${size}/ColorSpace${space}/BitsPerComponent 8/SMask ${refTo(mask)}`, colors)
}

/** Rows without their filters, the colours apart from what can be seen through. */
function taken(rows: Uint8Array, width: number, height: number, channels: number) {
  const stride = width * channels
  if (rows.length < (stride + 1) * height) throw new Error('Rows are missing.')
  const shown = channels - 1
  const colors = new Uint8Array(width * height * shown)
  const alpha = new Uint8Array(width * height)
  let above = new Uint8Array(stride)
  let [atColor, atAlpha] = [0, 0]
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1)
    const row = rows.slice(start + 1, start + 1 + stride)
    unfilter(rows[start] as number, row, above, channels)
    for (let x = 0; x < stride; x += channels) {
      for (let channel = 0; channel < shown; channel++) colors[atColor++] = row[x + channel] as number
      alpha[atAlpha++] = row[x + shown] as number
    }
    above = row
  }
  return { colors, alpha }
}

function unfilter(filter: number, row: Uint8Array, above: Uint8Array, channels: number): void {
  for (let x = 0; x < row.length; x++) {
    const left = x < channels ? 0 : (row[x - channels] as number)
    const up = above[x] as number
    const corner = x < channels ? 0 : (above[x - channels] as number)
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
    row[x] = (row[x] as number) + guess
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
