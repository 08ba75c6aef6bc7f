import type { NodeId } from '@ramify/document'
import type { Scene } from '@ramify/scene'
import { createStore, type ReadStore, type Store } from '../../../platform/store.ts'

export type Branches = readonly NodeId[] | null

/** The topic whose branch alone is looked at; all else is dimmed. It stays that one until focus mode is left. */
export function createFocusedBranch(scene: ReadStore<Scene>): Store<NodeId | null> {
  const branch = createStore<NodeId | null>(null)
  scene.subscribe(() => {
    const id = branch.get()
    // Deleted, or folded away: there is nothing left to look at.
    if (id !== null && !scene.get().placeOf(id)) branch.set(null)
  })
  return branch
}

/** The branches that are drawn as always while all else is dimmed: those of the presentation, or the one in focus; null: nothing is dimmed. */
export function createLitBranches(
  focused: ReadStore<NodeId | null>,
  presented: ReadStore<Branches | undefined>,
): ReadStore<Branches> {
  const now = () => {
    const branch = focused.get()
    const other = presented.get()
    return other !== undefined ? other : branch === null ? null : [branch]
  }
  const shown = createStore<Branches>(now())
  for (const store of [focused, presented]) store.subscribe(() => shown.set(now()))
  return shown
}
