import { polygon } from '@ramify/geometry'
import { formOf, roundRoom } from './outlined.ts'

const points = 16
/** Where the notches are, in parts of the way to the points. */
const notch = 0.82
/** Of the form between the notches: what holds a rectangle. */
const held = notch * Math.cos(Math.PI / points)

/** A star with many short points, four of them at the middles of the sides. */
export const burst = formOf(
  ({ x, y, width, height }) =>
    polygon(
      Array.from({ length: 2 * points }, (_, nth) => {
        const angle = (nth / points) * Math.PI
        const reach = nth % 2 === 0 ? 0.5 : notch / 2
        return [x + width * (0.5 + reach * Math.cos(angle)), y + height * (0.5 + reach * Math.sin(angle))]
      }),
    ),
  (inner) => roundRoom(inner, held),
)
