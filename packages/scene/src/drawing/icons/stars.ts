import { polyline } from '@ramify/geometry'
import { drawn } from '../primitives.ts'
import { hues } from './colors.ts'
import type { IconPicture } from './pen.ts'

/** Five points, softened. */
function star(color: string): IconPicture {
  const corners = Array.from({ length: 10 }, (_, nth) => {
    const radius = nth % 2 === 0 ? 10 : 4.4
    const angle = (nth * Math.PI) / 5
    return { x: 12 + radius * Math.sin(angle), y: 12.8 - radius * Math.cos(angle) }
  })
  return [{ ...drawn([...polyline(corners, 0), ['Z']], color, 2), fill: color }]
}

export const stars = {
  'star-yellow': star(hues.yellow),
  'star-orange': star(hues.orange),
  'star-red': star(hues.red),
  'star-pink': star(hues.pink),
  'star-purple': star(hues.purple),
  'star-blue': star(hues.blue),
  'star-green': star(hues.green),
  'star-grey': star(hues.grey),
} satisfies Record<string, IconPicture>
