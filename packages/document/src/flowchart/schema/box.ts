import { checkFields, coordinate, type Fields, number, readFields } from '../../core/fields.ts'
import type { Box } from '../snapshot/snapshot.ts'

/** As it is stored. */
interface StoredBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly turn: number
}

const extent = number(0, 1e6)
const turn = number(-360, 360)

const storedFields: Fields<StoredBox> = { x: coordinate, y: coordinate, w: extent, h: extent, turn }

export const boxFields: Fields<Box> = { x: coordinate, y: coordinate, width: extent, height: extent, turn }

const noBox: Box = Object.freeze({ x: 0, y: 0, width: 0, height: 0, turn: 0 })

export function readBox(value: unknown): Box {
  const { x, y, w, h, turn } = readFields(storedFields, value)
  return { x: x ?? 0, y: y ?? 0, width: w ?? 0, height: h ?? 0, turn: turn ?? 0 }
}

/** A box from outside: what it does not say stays as it was. */
export function checkBox(value: unknown, before: Box = noBox): Box | undefined {
  const given = checkFields(boxFields, value)
  return given && { ...before, ...given }
}

export function storedBox({ x, y, width, height, turn }: Box): object {
  return { x, y, w: width, h: height, ...(turn !== 0 && { turn }) }
}
