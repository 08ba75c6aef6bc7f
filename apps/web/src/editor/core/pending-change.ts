import type { CoreChange } from '@ramify/document'

interface Options<Change> {
  merge: (first: Change, second: Change) => Change
  apply: (change: Change) => void
}

/**
 * Applies changes of a document to the screen: one's own at once, those of others once a frame, however many come. Where there are no
 * frames, as in tests, all of them at once.
 */
export function pendingChange<Change extends CoreChange<unknown>>({ merge, apply }: Options<Change>) {
  let pending: Change | null = null
  let frame = 0
  const flush = () => {
    if (frame !== 0) cancelAnimationFrame(frame)
    frame = 0
    const change = pending
    pending = null
    if (change) apply(change)
  }
  return {
    add: (change: Change) => {
      pending = pending ? { ...merge(pending, change), local: pending.local && change.local } : change
      if (change.local || typeof requestAnimationFrame !== 'function') flush()
      else if (frame === 0) frame = requestAnimationFrame(flush)
    },
    /** Before anything that compares the screen with the document. */
    flush,
    drop: () => {
      pending = null
      flush()
    },
  }
}
