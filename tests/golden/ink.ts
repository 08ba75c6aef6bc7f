import sharp from 'sharp'

const side = 16

/** How much of each square of a picture is not its ground, row by row; the ground is the colour of its left upper corner. */
async function inkOf(png: Buffer): Promise<{ readonly columns: number; readonly shares: readonly number[] }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [columns, rows] = [Math.ceil(info.width / side), Math.ceil(info.height / side)]
  const inked = new Float64Array(columns * rows)
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = 3 * (y * info.width + x)
      const [r, g, b] = [0, 1, 2].map((nth) => Math.abs((data[at + nth] as number) - (data[nth] as number)))
      const far = Math.max(r as number, g as number, b as number)
      const box = Math.floor(y / side) * columns + Math.floor(x / side)
      inked[box] = (inked[box] as number) + far / 255
    }
  }
  return { columns, shares: [...inked].map((sum) => sum / (side * side)) }
}

/** Squares in which one of two pictures has clearly more ink than the other. */
export async function differingSquares(
  one: Buffer,
  other: Buffer,
  tolerance = usualTolerance,
): Promise<{ x: number; y: number; by: number }[]> {
  const [a, b] = await Promise.all([inkOf(one), inkOf(other)])
  if (a.columns !== b.columns || a.shares.length !== b.shares.length) throw new Error('They are not equally large.')
  const more = a.shares.map((share, at) => share - (b.shares[at] as number))
  return more.flatMap((by, at) => {
    if (Math.abs(by) <= tolerance) return []
    // What lies on the edge of a square may be counted in the one beside it.
    const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => more[at + row * a.columns + column] ?? 0))
    const sum = around.reduce((all, each) => all + each, 0)
    const [x, y] = [(at % a.columns) * side, Math.floor(at / a.columns) * side]
    return Math.abs(sum) > tolerance ? [{ x, y, by }] : []
  })
}

/** The browser and our outlines smooth the edges of letters a little differently. */
const usualTolerance = 0.02
