import type { CalloutSnapshot, Look, MapSnapshot, NodeId } from '@ramify/document'
import { center, type Point, type Rect, type Size } from '@ramify/geometry'
import type { Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { type Bubble, bubbleDistance, bubbleOf } from '../callouts/bubble.ts'
import { type DrawnCallout, drawCallout } from '../callouts/draw-callout.ts'
import { lookOf } from '../faces/look-of.ts'
import { noLook, type Role } from '../roles.ts'

/** The room that the callouts of a topic need above it, by topic; of those that nobody has moved. */
export function calloutSizes(
  { callouts, levels }: MapSnapshot,
  theme: Theme,
  measurer: Measurer,
): ReadonlyMap<NodeId, Size> {
  if (callouts.size === 0) return noCallouts
  const calloutSpace = new Map<NodeId, Size>()
  for (const callout of callouts.values()) {
    if (callout.at) continue
    const { width, height } = bubbleOf(dressed(callout, levels?.callout), theme, measurer)
    const below = calloutSpace.get(callout.node)
    calloutSpace.set(callout.node, {
      width: Math.max(width, below?.width ?? 0),
      height: (below?.height ?? 0) + height + bubbleDistance,
    })
  }
  return calloutSpace
}

const noCallouts: ReadonlyMap<NodeId, Size> = new Map()

/** A callout in what all callouts of the map look like, under what it has of its own. The same object for the same looks. */
function dressed(callout: CalloutSnapshot, look: Look = noLook): CalloutSnapshot {
  if (look === noLook) return callout
  const known = made.get(callout)
  if (known?.look === look) return known.dressed
  const dressed = { ...callout, look: lookOf(callout.look, look) }
  made.set(callout, { look, dressed })
  return dressed
}

const made = new WeakMap<CalloutSnapshot, { readonly look: Look; readonly dressed: CalloutSnapshot }>()

/** A topic that is shown, as callouts need to know it. */
export interface CalledOut {
  readonly box: Rect
  /** The room above it; null where it has none. */
  readonly callout: Rect | null
  /** As a summary of its branch. */
  readonly role: Role
}

/** Those of topics that are shown: one above the other in the room left for them, or where somebody put them. */
export function drawCallouts(
  callouts: Iterable<CalloutSnapshot>,
  topicOf: (id: NodeId) => CalledOut | undefined,
  { theme, look }: { readonly theme: Theme; readonly look: Look | undefined },
  paper: string,
  measurer: Measurer,
): DrawnCallout[] {
  const drawn: DrawnCallout[] = []
  const stacked = new Map<NodeId, number>()
  for (const callout of callouts) {
    const topic = topicOf(callout.node)
    if (!topic) continue
    const worn = dressed(callout, look)
    const bubble = bubbleOf(worn, theme, measurer)
    const used = stacked.get(callout.node) ?? 0
    if (!callout.at) stacked.set(callout.node, used + bubble.height + bubbleDistance)
    const middle = middleOf(callout, topic, bubble, used)
    drawn.push({ ...drawCallout(worn, bubble, middle, topic.box, topic.role, paper), callout })
  }
  return drawn
}

function middleOf({ at }: CalloutSnapshot, { box, callout }: CalledOut, bubble: Bubble, used: number): Point {
  const { x, y } = center(box)
  if (at) return { x: x + at.x, y: y + at.y }
  const room = callout ?? box
  // Over the topic as long as it is not wider, then as the room for it is.
  const half = bubble.width / 2
  const least = room.x + half
  const most = room.x + room.width - half
  return {
    x: Math.max(least, Math.min(most, x)),
    y: box.y - used - bubbleDistance - bubble.height / 2,
  }
}
