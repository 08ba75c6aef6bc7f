import type { Rect, Size } from '@ramify/geometry'

/** In pixels of the window. */
export interface Spot {
  readonly card: { readonly left: number; readonly top: number }
  readonly ring: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

const gap = 16
const edge = 16

/** A card beside what it speaks of, never out of the window. */
export function placeCard(part: Rect, side: 'right' | 'left' | 'below' | 'within', card: Size, room: Size): Spot {
  const middle = { left: part.x + (part.width - card.width) / 2, top: part.y + (part.height - card.height) / 2 }
  const wished = {
    right: { left: part.x + part.width + gap, top: middle.top },
    left: { left: part.x - card.width - gap, top: middle.top },
    below: { left: part.x + gap, top: part.y + part.height + gap },
    within: { left: middle.left, top: part.y + part.height - card.height - 4 * gap },
  }[side]
  return {
    card: {
      left: held(wished.left, room.width - card.width),
      top: held(wished.top, room.height - card.height),
    },
    ring: { left: part.x, top: part.y, width: part.width, height: part.height },
  }
}

function held(at: number, most: number): number {
  return Math.max(edge, Math.min(most - edge, at))
}
