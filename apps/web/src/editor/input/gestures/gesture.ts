import type { Point, Rect } from '@ramify/geometry'

/** The pointer at one moment: where it is, from the canvas's corner, and which keys go with it. */
export interface Sample {
  readonly point: Point
  /** Shift: selects on to here. */
  readonly extends: boolean
  /** Ctrl or Command: adds, or takes out. */
  readonly toggles: boolean
  /** Alt: leaves the original where it is. */
  readonly copies: boolean
}

/** One state of what a pressed pointer does. Moving may lead to another state; the document changes only in `end`. */
export interface Gesture {
  readonly cursor?: string
  /** It does something of its own where a finger rests, and no menu opens. */
  readonly isHeld?: boolean
  /** The page goes along with a finger, and goes on a little after it. */
  readonly glides?: boolean
  /** At most once a frame; gives back the state it goes on in. */
  move: (sample: Sample) => Gesture
  end: (sample: Sample) => void
  /** As if it had never begun. */
  cancel: () => void
  /** Called every frame, for what goes on while the pointer rests. */
  tick?: (elapsed: number) => void
}

/** A hand is never quite still: under this many pixels a press is no drag. */
const dragThreshold = 4

export function isDrag(from: Sample, to: Sample): boolean {
  return Math.hypot(to.point.x - from.point.x, to.point.y - from.point.y) > dragThreshold
}

/** The button that was pressed, and whether a finger did. */
export interface Press {
  readonly button: number
  readonly isTouch: boolean
}

/** What a gesture would do if it ended now, in coordinates of the page. Each kind of document has more of them. */
export interface GesturePreview {
  readonly kind: string
}

/** A frame that is drawn around what is to be selected. */
export interface MarqueePreview {
  readonly kind: 'marquee'
  readonly rect: Rect
}
