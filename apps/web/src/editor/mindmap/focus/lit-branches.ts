import type { NodeId } from '@ramify/document'
import { createStore, type Store } from '../../../platform/store.ts'
import { perEditor } from '../../core/per-editor.ts'
import type { MapEditor } from '../map-editor.ts'
import { focusedBranch } from './focused-branch.ts'

type Branches = readonly NodeId[] | null

interface Lights {
  readonly shown: Store<Branches>
  /** What a presentation shows; undefined while there is none. */
  readonly presented: Store<Branches | undefined>
}

const lightsOf = perEditor<Lights>((editor) => {
  const focused = focusedBranch(editor)
  const presented = createStore<Branches | undefined>(undefined)
  const now = () => {
    const branch = focused.get()
    const other = presented.get()
    return other !== undefined ? other : branch === null ? null : [branch]
  }
  const shown = createStore<Branches>(now())
  for (const store of [focused, presented]) store.subscribe(() => shown.set(now()))
  return { shown, presented }
})

/** The branches that are drawn as always while all else is dimmed; null: nothing is. */
export function litBranches(editor: MapEditor): Store<Branches> {
  return lightsOf(editor).shown
}

/** In place of the branch in focus; undefined gives way to it again. */
export function present(editor: MapEditor, branches: Branches | undefined): void {
  lightsOf(editor).presented.set(branches)
}
