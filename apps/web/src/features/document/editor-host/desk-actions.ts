import type { EditorAction } from '../../../editor/core/actions/editor-action.ts'
import { createStore } from '../../../platform/store.ts'

/** Whether the map is shown with all that stands around it on a desk. */
export const isDeskShown = createStore(false)

/** What these open stands beside the map or over it, on a desk alone; in a hand they would do nothing, or leave no way back. */
export const deskActions: ReadonlySet<string> = new Set([
  ...['editor.outline', 'editor.outline-notes', 'editor.overview', 'editor.panel', 'editor.reading'],
  ...['editor.search', 'editor.search-next', 'editor.search-previous', 'editor.replace'],
  ...['editor.icons', 'editor.labels', 'editor.link', 'editor.note', 'editor.formula', 'editor.view-image'],
  ...['editor.recognise', 'editor.recognise-image', 'editor.save-theme'],
])

export function whereItWorks(action: EditorAction): EditorAction {
  if (!deskActions.has(action.id)) return action
  const { isVisible } = action
  return { ...action, isVisible: () => isDeskShown.get() && (isVisible?.() ?? true) }
}
