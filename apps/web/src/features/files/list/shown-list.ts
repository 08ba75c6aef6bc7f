import { createStore } from '../../../platform/store.ts'
import type { FileItem } from '../file-item.ts'

/** What the page shows: everything that is there of it, in the order in which it stands. */
interface ShownList {
  readonly items: readonly FileItem[]
  /** How many have come, also those that a filter hides. */
  readonly count: number
  /** There is no more than these. */
  readonly isComplete: boolean
  /** Fetches the parts that nobody has scrolled to yet; whether all have come. */
  readonly loadAll: () => Promise<boolean>
}

/** Of a list that came whole. */
export const allThere = async () => true

const nothing: ShownList = { items: [], count: 0, isComplete: true, loadAll: allThere }

export const shownList = createStore<ShownList>(nothing)

export function showList(list: ShownList): () => void {
  shownList.set(list)
  return () => {
    if (shownList.get() === list) shownList.set(nothing)
  }
}

/** A filter hides some of the list, of which all has come: how many there are is known. */
export function hidesSome(): boolean {
  const { items, count, isComplete } = shownList.get()
  return isComplete && items.length < count
}

/** Everything in the list, also what nobody has scrolled to; less only where it did not come. */
export async function wholeList(): Promise<readonly FileItem[]> {
  if (await shownList.get().loadAll()) await untilComplete()
  return shownList.get().items
}

/** How many there are, whatever a filter hides; `null` where they did not all come, so that nobody knows. */
export async function wholeCount(): Promise<number | null> {
  if (!(await shownList.get().loadAll())) return null
  await untilComplete()
  return shownList.get().count
}

/** What has come is shown a moment later. */
function untilComplete(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => shownList.get().isComplete && resolve()
  const stop = shownList.subscribe(look)
  look()
  return promise.finally(stop)
}
