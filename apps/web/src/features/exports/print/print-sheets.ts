interface Size {
  readonly width: number
  readonly height: number
}

export interface PrintWish {
  readonly paper: 'a4' | 'a3'
  readonly isLandscape: boolean
  /** `fit`: all of it on one sheet; `tiled`: as large as on the screen, on as many as it takes. */
  readonly way: 'fit' | 'tiled'
}

export interface PrintSheets {
  /** What is printed on of a sheet, in CSS pixels. */
  readonly area: Size
  readonly scale: number
  readonly columns: number
  readonly rows: number
}

const millimetre = 96 / 25.4
/** Printers leave out what is closer to the edge. */
export const marginMillimetres = 10
const papers = { a4: { width: 210, height: 297 }, a3: { width: 297, height: 420 } } as const
/** Nobody glues more together; a drawing that needs them is made smaller. */
const mostSheets = 400

/** How a drawing is spread over sheets of paper. */
export function printSheets({ width, height }: Size, { paper, isLandscape, way }: PrintWish): PrintSheets {
  const { width: short, height: long } = papers[paper]
  const side = (length: number) => Math.floor((length - 2 * marginMillimetres) * millimetre)
  const area = isLandscape ? { width: side(long), height: side(short) } : { width: side(short), height: side(long) }
  const fits = Math.min(1, area.width / width, area.height / height)
  if (way === 'fit') return { area, scale: fits, columns: 1, rows: 1 }
  const count = (length: number, room: number, scale: number) => Math.max(1, Math.ceil((length * scale) / room - 0.001))
  let scale = 1
  while (count(width, area.width, scale) * count(height, area.height, scale) > mostSheets) scale *= 0.8
  return { area, scale, columns: count(width, area.width, scale), rows: count(height, area.height, scale) }
}
