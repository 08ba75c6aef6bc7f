import type { MapEditor } from '../../mindmap/map-editor.ts'
import { lockReasonTexts } from '../lock-reason.ts'
import type { EditorAction } from './editor-action.ts'

/** These leave the map as it is, though they stand among others that do not. */
const harmless = [
  'editor.copy',
  'editor.copy-text',
  'editor.copy-markdown',
  'editor.copy-image',
  'editor.select-all',
  'editor.search',
  'editor.search-next',
  'editor.search-previous',
  'editor.tool-select',
  'editor.tool-hand',
  'editor.open-link',
  'editor.comments',
  'editor.view-image',
]

/** What changes the map is off while it is only looked at, and says why. */
export function unlessLocked(editor: MapEditor, actions: readonly EditorAction[]): readonly EditorAction[] {
  return actions.map((action) =>
    harmless.includes(action.id)
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
