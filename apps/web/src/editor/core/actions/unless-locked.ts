import type { CoreEditor } from '../editor.ts'
import { lockReasonTexts } from '../lock-reason.ts'
import type { EditorAction } from './editor-action.ts'

/** What changes the document is off while it is only looked at, and says why. */
export function unlessLocked(editor: CoreEditor, actions: readonly EditorAction[]): readonly EditorAction[] {
  return actions.map((action) =>
    action.worksWhileLocked
      ? action
      : {
          ...action,
          isEnabled: () => {
            const lockReason = editor.lockReason.get()
            return lockReason === null ? (action.isEnabled?.() ?? true) : lockReasonTexts[lockReason]
          },
        },
  )
}
