import type { CoreChange } from '@ramify/document'

interface Options<Change> {
  merge: (first: Change, second: Change) => Change
  apply: (change: Change) => void
}

/** A tab that nobody looks at has no frames. What it shows is not left behind for longer than this. */
const longestMs = 500

/**
 * Applies changes of a document to the screen: one's own at once, those of others once a frame, however many come. Where there are no
 * frames at all, as in tests, each at once.
 */
export function pendingChange<Change extends CoreChange<unknown>>({ merge, apply }: Options<Change>) {
  let pending: Change | null = null
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    if (frame !== 0) cancelAnimationFrame(frame)
    frame = 0
    clearTimeout(timer)
    const change = pending
    pending = null
    if (change) apply(change)
  }
  return {
    add: (change: Change) => {
      pending = pending ? { ...merge(pending, change), local: pending.local && change.local } : change
      if (change.local || typeof requestAnimationFrame !== 'function') flush()
      else if (frame === 0) {
        frame = requestAnimationFrame(flush)
        timer = setTimeout(flush, longestMs)
      }
    },
    /** Before anything that compares the screen with the document. */
    flush,
    drop: () => {
      pending = null
      flush()
    },
  }
}
