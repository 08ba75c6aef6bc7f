import { containsRect, type Rect, type Size, union } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import type { Step } from '../../views/presentation/step.ts'
import { type Branch, mainBranches } from './branch-boxes.ts'

/** As small as topics may be drawn so that a room can read them. */
const readable = 0.6

/**
 * The way through a map: all of it, then branch by branch in the order of the tree, then all of it again. Of a branch that
 * is too large to be read at once the beginning is shown, and then its own branches, as many at once as can be read. What
 * is folded is one step; when that is reached, it is unfolded.
 */
export function stepsOf(scene: Scene, screen: Size): Step[] {
  const whole: Step = { items: [], rect: scene.bounds }
  const room = { width: screen.width / readable, height: screen.height / readable }
  const steps = mainBranches(scene).flatMap((branch) => stepsInto(branch, room))
  return steps.length === 0 ? [whole] : [whole, ...steps, whole]
}

interface Waiting {
  readonly branches: readonly Branch[]
  /** Of a lone branch: what was on the screen before it. */
  readonly seen: Rect | null
}

/** Iterative: a branch may be ten thousand levels deep. */
function stepsInto(top: Branch, room: Size): Step[] {
  const steps: Step[] = []
  const waiting: Waiting[] = [{ branches: [top], seen: null }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { branches, seen } = next
    const box = union(branches.map((branch) => branch.box))
    const [first] = branches
    if (!box || !first) continue
    if (fits(box, room)) {
      steps.push({ items: branches.map(({ topic }) => topic.id), rect: box })
      continue
    }
    // Along a chain of topics one sees several at once: the next step begins where they end.
    const isSeen = seen !== null && containsRect(seen, first.topic)
    const rect = isSeen ? seen : beginningOf(first, room)
    if (!isSeen) steps.push({ items: [first.topic.id], rect })
    const isLone = first.children.length === 1
    for (const group of groups(first.children, room).reverse())
      waiting.push({ branches: group, seen: isLone ? rect : null })
  }
  return steps
}

/** As much of a branch as can be read, its topic in the middle as far as there is something on both sides. */
function beginningOf({ topic, box }: Branch, room: Size): Rect {
  const [width, height] = [Math.min(box.width, room.width), Math.min(box.height, room.height)]
  const x = within(topic.x + topic.width / 2 - width / 2, box.x, box.x + box.width - width)
  const y = within(topic.y + topic.height / 2 - height / 2, box.y, box.y + box.height - height)
  return { x, y, width, height }
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(least, value), most)
}

/** Neighbours that can be read together; one that is too large is by itself. */
function groups(branches: readonly Branch[], room: Size): Branch[][] {
  const found: Branch[][] = []
  let around: Rect | null = null
  for (const branch of branches) {
    const together: Rect | null = around && union([around, branch.box])
    const last = found.at(-1)
    if (last && together && fits(together, room)) {
      last.push(branch)
      around = together
    } else {
      found.push([branch])
      around = branch.box
    }
  }
  return found
}

function fits({ width, height }: Rect, room: Size): boolean {
  return width <= room.width && height <= room.height
}
