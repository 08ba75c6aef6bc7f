import { useMemo } from 'react'
import { type ReadStore, subscribeToAll, useStore } from '../../../platform/store.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { type Chosen, choose, isAlike } from './chosen.ts'

/** What is selected; the same object for as long as it looks the same, wherever it is moved. */
export function useChosen(): Chosen {
  const editor = useFlowchartEditor()
  return useStore(useMemo(() => chosenBy(editor), [editor]))
}

function chosenBy(editor: FlowchartEditor): ReadStore<Chosen> {
  const stores = [editor.selection, editor.scene, editor.lockReason]
  let chosen = choose(editor)
  let seen: unknown[] = []
  return {
    get() {
      const now = stores.map((store) => store.get())
      if (now.every((each, nth) => each === seen[nth])) return chosen
      seen = now
      const next = choose(editor)
      if (!isAlike(chosen, next)) chosen = next
      return chosen
    },
    subscribe: (listener) => subscribeToAll(stores, listener),
  }
}
