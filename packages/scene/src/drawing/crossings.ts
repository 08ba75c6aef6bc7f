import type { Point } from '@ramify/geometry'

/** Where lines have a value of one coordinate: the values of the other. */
export function crossings(lines: readonly (readonly Point[])[], along: 'x' | 'y', value: number): number[] {
  const across = along === 'x' ? 'y' : 'x'
  const found: number[] = []
  for (const points of lines) {
    for (let at = 1; at < points.length; at++) {
      const [from, to] = [points[at - 1] as Point, points[at] as Point]
      const [low, high] = [Math.min(from[along], to[along]), Math.max(from[along], to[along])]
      if (value < low || value > high) continue
      if (low === high) found.push(from[across], to[across])
      else found.push(from[across] + ((value - from[along]) / (to[along] - from[along])) * (to[across] - from[across]))
    }
  }
  return found
}
