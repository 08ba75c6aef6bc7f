interface Press {
  readonly clientX: number
  readonly clientY: number
}

const doublePressMs = 800
/** A hand is not quite still between two presses. */
const nearby = 8

let last: Press | null = null
globalThis.addEventListener?.(
  'pointerdown',
  (press) => {
    last = press
  },
  { capture: true },
)

/** Where something was pressed last. */
export const lastPress = (): Press | null => last

/**
 * What rises under a pointer that presses something else twice gets the second press, which is not meant for it. `before` is the press
 * before it rose. Fingers and keys are not fooled.
 */
export function isStrayPress(press: Press & { pointerType?: string }, before: Press | null, sinceMs: number): boolean {
  if (press.pointerType !== 'mouse' || !before || sinceMs > doublePressMs) return false
  return Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY) < nearby
}
