import type { View } from '../../subjects/subject.ts'

/** A drawing that stands still is always sharp and never empty: such pictures prove nothing. */
export function mustHaveMoved(views: readonly View[]): void {
  const different = new Set(views.map(({ x, y, scale }) => `${x} ${y} ${scale}`))
  if (different.size < 3) throw new Error('it did not move')
}
