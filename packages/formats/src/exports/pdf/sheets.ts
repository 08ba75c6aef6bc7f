import { contains, type Point, type Rect, type Size } from '@ramify/geometry'
import { FileError } from '../../files/file-error.ts'
import type { ExportSettings } from '../export-settings.ts'
import type { ExportPage } from '../pages/export-page.ts'

/** One page of a PDF: which part of a drawing is on it, and how large. */
export interface Sheet {
  readonly page: ExportPage
  readonly area: Rect
  /** In points. */
  readonly width: number
  readonly height: number
  /** Points for each pixel. */
  readonly scale: number
  /** Around what is printed. */
  readonly margin: number
}

/** Of a pixel, in points: as browsers print. */
const points = 0.75
/** More than this no reader shows on one page. */
const largestSide = 14_400
/** What the specification asks for below the drawing, in pixels. */
const extraHeight = 50
const sizes = { a4: [595.28, 841.89], a3: [841.89, 1190.55] } as const
/** Printers leave out a border. */
const sheetMargin = 24
/** Nobody prints more, and programs give up on them. */
const mostSheets = 5_000

export function sheetsOf(page: ExportPage, { paper = 'one', landscape = false }: ExportSettings): Sheet[] {
  if (paper === 'one') return [wholeSheet(page)]
  return tiles(page, paper, landscape)
}

/** The sheet of one page that a place is on. There may be thousands of both; sheets lie row by row. */
export function sheetAt<Placed extends Pick<Sheet, 'area'>>(
  sheets: readonly Placed[],
  point: Point,
): Placed | undefined {
  let low = 0
  let high = sheets.length
  while (low < high) {
    const middle = (low + high) >> 1
    const { x, y, width, height } = (sheets[middle] as Placed).area
    const isBefore = point.y > y + height || (point.y >= y && point.x > x + width)
    if (isBefore) low = middle + 1
    else high = middle
  }
  const sheet = sheets[low]
  return sheet && contains(sheet.area, point) ? sheet : undefined
}

function wholeSheet(page: ExportPage): Sheet {
  const area = { ...page.bounds, height: page.bounds.height + extraHeight }
  const scale = Math.min(points, largestSide / area.width, largestSide / area.height)
  return { page, area, width: area.width * scale, height: area.height * scale, scale, margin: 0 }
}

export interface TileGrid {
  /** What of a drawing is on one sheet, in its pixels. */
  readonly tile: Size
  readonly columns: number
  readonly rows: number
}

/** How a drawing is spread over sheets of paper. */
export function tileGrid({ width, height }: Size, paper: keyof typeof sizes, landscape: boolean): TileGrid {
  const sheet = paperSize(paper, landscape)
  const tile = { width: (sheet.width - 2 * sheetMargin) / points, height: (sheet.height - 2 * sheetMargin) / points }
  return {
    tile,
    columns: Math.max(1, Math.ceil(width / tile.width)),
    rows: Math.max(1, Math.ceil(height / tile.height)),
  }
}

function paperSize(paper: keyof typeof sizes, landscape: boolean): Size {
  const [short, long] = sizes[paper]
  return landscape ? { width: long, height: short } : { width: short, height: long }
}

/** Row by row, each from the left to the right: as they are read when they lie side by side. */
function tiles(page: ExportPage, paper: keyof typeof sizes, landscape: boolean): Sheet[] {
  const { bounds } = page
  const { tile, columns, rows } = tileGrid(bounds, paper, landscape)
  if (columns * rows > mostSheets) {
    throw new FileError('too-large', `${columns * rows} sheets of paper are too many; one large page holds it`)
  }
  return Array.from({ length: rows * columns }, (_, nth) => {
    const [row, column] = [Math.floor(nth / columns), nth % columns]
    const area = { x: bounds.x + column * tile.width, y: bounds.y + row * tile.height, ...tile }
    return { page, area, ...paperSize(paper, landscape), scale: points, margin: sheetMargin }
  })
}
