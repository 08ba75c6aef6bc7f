import type { FlowchartPage } from '@ramify/scene'
import type { ReadStore } from '../../../platform/store.ts'

interface Options {
  readonly scene: ReadStore<FlowchartPage>
  /** While this is not null every frame is needed for something else. */
  readonly busy: ReadStore<unknown>
  /** Shows what was found. */
  readonly show: () => void
}

/** So much of the time between two frames is taken. */
const sliceMs = 9
/** What was found so far is shown as often as this. */
const showMs = 1_000
const waitMs = 60

/** Finds the ways of connectors that were put off, when there is nothing else to do; gives back how to stop. */
export function findWaysWhenIdle({ scene, busy, show }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownAt = 0

  const look = () => {
    timer = undefined
    const page = scene.get()
    if (busy.get() !== null) {
      timer = setTimeout(look, waitMs)
      return
    }
    if (page.hasAllWays) return
    const end = performance.now() + sliceMs
    const isDone = page.findWays(() => performance.now() > end)
    if (isDone || performance.now() - shownAt > showMs) {
      shownAt = performance.now()
      // The page that is shown then looks for what is left.
      show()
    } else soon()
  }
  const soon = () => {
    timer ??= setTimeout(look)
  }
  const stop = scene.subscribe(soon)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
