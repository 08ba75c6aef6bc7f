/** A press that moves less is a press. */
const leastMove = 6
/** In parts of the height of the sheet. */
const farEnough = 0.3
/** In pixels per millisecond: a flick closes it from anywhere. */
const fastEnough = 0.6

interface Place {
  readonly x: number
  readonly y: number
  /** In milliseconds. */
  readonly at: number
}

/** A finger that may pull a sheet down. */
export interface DragDown {
  /** How far the sheet is down now; null: it is not moved, yet or at all. */
  move(place: Place): number | null
  /** Whether it closes where the finger is lifted; null: nothing was moved. */
  end(place: Place, height: number): boolean | null
}

/** `isHandle`: everything that moves is for the sheet there; elsewhere only what goes down more than to a side, and scrolls nothing. */
export function dragDown(start: Place, { isHandle, isScrolled }: { isHandle: boolean; isScrolled: boolean }): DragDown {
  let state: 'pressed' | 'dragged' | 'left' = isHandle || !isScrolled ? 'pressed' : 'left'
  let last = start
  let speed = 0
  return {
    move: (place) => {
      const [x, y] = [place.x - start.x, place.y - start.y]
      if (state === 'pressed' && Math.hypot(x, y) >= leastMove) {
        state = isHandle || (y > 0 && y > Math.abs(x)) ? 'dragged' : 'left'
      }
      if (state !== 'dragged') return null
      speed = (place.y - last.y) / Math.max(1, place.at - last.at)
      last = place
      return Math.max(0, y)
    },
    end: ({ y }, height) => (state === 'dragged' ? y - start.y > height * farEnough || speed > fastEnough : null),
  }
}
