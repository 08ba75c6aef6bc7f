import type { Editor } from '../../../editor/editor-kind.ts'
import type { Action } from '../../../platform/actions/action.ts'
import { runAction } from '../../../platform/actions/run-action.ts'
import { onShellCall } from '../../../platform/native-shell/calls-from-shell.ts'
import { tellShell } from '../../../platform/native-shell/tell-shell.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'

interface Served {
  readonly live: Pick<LiveDocument, 'id' | 'saveState'>
  readonly editor: Pick<Editor, 'shownAs'>
  readonly table: readonly Action[]
}

/** Tells the app around the page where the work is and how it is shown, and does what its own bar over the keyboard asks for. */
export function serveShell(
  { live: { id, saveState }, editor: { shownAs }, table }: Served,
  tell = tellShell,
): () => void {
  let told: string | null = null
  const tellSaved = () => {
    const state = saveState.get()
    if (state === told) return
    told = state
    tell('save', { file_guid: id, state })
  }
  tellSaved()
  const act = (actionId: string) => () => {
    const action = table.find((each) => each.id === actionId)
    // Flowcharts have no such action, nor has who only looks at a document.
    if (!action || !(action.isVisible?.() ?? true)) return false
    void runAction(action)
    return true
  }
  const stops = [
    saveState.subscribe(tellSaved),
    shownAs.subscribe(() => tell('showOutLine', { shown: shownAs.get() === 'outline' })),
    onShellCall('addSameLevel', act('editor.add-sibling')),
    onShellCall('addChildLevel', act('editor.add-child')),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
