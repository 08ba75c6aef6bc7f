import { checkFields, coordinate, type Fields, number } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import type { Box } from '../snapshot/snapshot.ts'

const extent = number(0, 1e6)
const turn = number(-360, 360)

export const boxFields: Fields<Box> = { x: coordinate, y: coordinate, width: extent, height: extent, turn }

const noBox: Box = Object.freeze({ x: 0, y: 0, width: 0, height: 0, turn: 0 })

export function readBox(value: unknown): Box {
  if (!isPlain(value)) return noBox
  return {
    x: coordinate(value.x) ?? 0,
    y: coordinate(value.y) ?? 0,
    width: extent(value.w) ?? 0,
    height: extent(value.h) ?? 0,
    turn: turn(value.turn) ?? 0,
  }
}

/** A box from outside: what it does not say stays as it was. */
export function checkBox(value: unknown, before: Box = noBox): Box | undefined {
  const given = checkFields(boxFields, value)
  return given && { ...before, ...given }
}

export function storedBox({ x, y, width, height, turn }: Box): object {
  return { x, y, w: width, h: height, ...(turn !== 0 && { turn }) }
}
