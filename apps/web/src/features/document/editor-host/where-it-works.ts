import type { EditorAction } from '../../../editor/core/actions/editor-action.ts'
import { surroundings } from '../../../editor/core/surroundings.ts'

/** What these open stands beside the drawing, where only a desk has room. */
const besideIt = ['editor.overview', 'editor.panel', 'editor.reading']

/** And what these open lies over it: where it is only looked at, there would be no way back. */
const overIt = [
  ...['editor.outline', 'editor.outline-notes'],
  ...['editor.search', 'editor.search-next', 'editor.search-previous', 'editor.replace'],
  ...['editor.icons', 'editor.labels', 'editor.link', 'editor.note', 'editor.formula', 'editor.view-image'],
  ...['editor.recognise', 'editor.recognise-image', 'editor.save-theme'],
]

/** Where an action works that needs something around the drawing. */
export const neededAround: ReadonlyMap<string, readonly ('desk' | 'hand')[]> = new Map<
  string,
  readonly ('desk' | 'hand')[]
>([...besideIt.map((id) => [id, ['desk']] as const), ...overIt.map((id) => [id, ['desk', 'hand']] as const)])

export function whereItWorks(action: EditorAction): EditorAction {
  const needed = neededAround.get(action.id)
  if (!needed) return action
  const { isVisible } = action
  const isThere = () => needed.some((each) => each === surroundings.get())
  return { ...action, isVisible: () => isThere() && (isVisible?.() ?? true) }
}
