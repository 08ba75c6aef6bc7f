import type { EditorAction } from '../../core/actions/editor-action.ts'
import { replaceAction } from '../bar/replace-shape.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { linkActions } from '../links/link-actions.ts'
import { themeActions } from '../themes/theme-actions.ts'
import { styleActions } from './style-actions.ts'

/** How things look, by themselves and by the theme of all, and what they carry. */
export const lookActions = (editor: FlowchartEditor): readonly EditorAction[] => [
  ...styleActions(editor),
  ...themeActions(editor),
  replaceAction(editor),
  ...linkActions(editor),
]
