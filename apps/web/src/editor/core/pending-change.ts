import type { CoreChange } from '@ramify/document'

interface Options<Change> {
  merge: (first: Change, second: Change) => Change
  apply: (change: Change) => void
}

/** A tab that nobody looks at has no frames. What it shows is not left behind for longer than this. */
const longestMs = 500

/** After changes of others were shown, so many times as long as that took belongs to whoever works here. */
const restTimes = 10
/** So late the words of others may be, however large the document is. */
const longestRestMs = 250

/**
 * Applies changes of a document to the screen: one's own at once, those of others once a frame, however many come, and less often where
 * showing them takes long. Where there are no frames at all, as in tests, each at once.
 */
export function pendingChange<Change extends CoreChange<unknown>>({ merge, apply }: Options<Change>) {
  let pending: Change | null = null
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  let restsUntil = 0
  const flush = () => {
    if (frame !== 0) cancelAnimationFrame(frame)
    frame = 0
    clearTimeout(timer)
    clearTimeout(rest)
    rest = undefined
    const change = pending
    pending = null
    if (!change) return
    const start = performance.now()
    apply(change)
    const end = performance.now()
    if (!change.local) restsUntil = end + Math.min(longestRestMs, restTimes * (end - start))
  }
  const flushInFrame = () => {
    rest = undefined
    frame = requestAnimationFrame(flush)
  }
  const flushSoon = () => {
    if (frame !== 0 || rest !== undefined) return
    const left = restsUntil - performance.now()
    if (left > 0) rest = setTimeout(flushInFrame, left)
    else flushInFrame()
    timer = setTimeout(flush, longestMs)
  }
  return {
    add: (change: Change) => {
      pending = pending ? { ...merge(pending, change), local: pending.local && change.local } : change
      if (change.local || typeof requestAnimationFrame !== 'function') flush()
      else flushSoon()
    },
    /** Before anything that compares the screen with the document. */
    flush,
    drop: () => {
      pending = null
      flush()
    },
  }
}
