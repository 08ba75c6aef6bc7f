import { polygon } from '@ramify/geometry'
import { formOf, stretchedRoom } from './outlined.ts'

/** Wider than the smallest one that would hold its words: a high one keeps its neighbours too far away. */
const wider = 1.7

export const diamond = formOf(
  ({ x, y, width, height }) =>
    polygon([
      [x + width / 2, y],
      [x + width, y + height / 2],
      [x + width / 2, y + height],
      [x, y + height / 2],
    ]),
  (inner) => stretchedRoom(inner, wider, 1 / (1 - 1 / wider)),
)
