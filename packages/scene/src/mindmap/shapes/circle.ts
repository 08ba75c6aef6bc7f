import { ellipse } from '@ramify/geometry'
import { formOf, roomAround } from './outlined.ts'

/** As wide as it is high, whatever it holds. */
export const circle = formOf(ellipse, ({ width, height }) => {
  const across = Math.max(width, height, Math.hypot(width - 8, height - 2))
  return roomAround((across - width) / 2, (across - height) / 2)
})
