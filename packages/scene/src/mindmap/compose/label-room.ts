import { distanceToPath, intersects, type Rect } from '@ramify/geometry'
import type { Room } from '../relations/label-along.ts'
import type { BranchIndex } from './branch-index.ts'
import type { PlacedLabels } from './placed-labels.ts'
import type { Topic } from './topic.ts'
import type { Topics } from './topics.ts'

/** What stands in a box among topics, their lines and cells, and words that have their place already. */
export function roomIn(box: Rect, index: BranchIndex, topics: Topics, labels: PlacedLabels): Room {
  const near = index.within(box).map((node) => topics.at(node))
  if (near.some((topic) => intersects(topic, box))) return 'taken'
  return labels.intersects(box) || near.some((topic) => crosses(topic, box)) ? 'crossed' : 'free'
}

/** Whether the line of a topic, or the border of its cell, runs through a box that is as long as a line of words. */
function crosses({ ties }: Topic, { x, y, width, height }: Rect): boolean {
  const half = height / 2
  const steps = Math.min(mostSteps, Math.max(1, Math.ceil(width / height)))
  for (let step = 0; step <= steps; step++) {
    const point = { x: x + half + ((width - height) * step) / steps, y: y + half }
    if (ties.some(({ path }) => distanceToPath(path, point, half) <= half)) return true
  }
  return false
}

/** Words of a thousand letters: longer ones hide something wherever they stand. */
const mostSteps = 1_000
