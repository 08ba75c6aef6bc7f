import type { EditorAction } from '../core/actions/editor-action.ts'
import { unlessLocked } from '../core/actions/unless-locked.ts'
import type { Editor } from '../editor-kind.ts'
import { toolActions } from '../input/actions/tool-actions.ts'
import { viewActions } from '../views/actions/view-actions.ts'
import { viewModeActions } from '../views/actions/view-mode-actions.ts'
import { peopleActions } from '../views/people/people-actions.ts'
import { searchActions } from '../views/search/search-actions.ts'

/** Everything one can do in a document: for menus, tool rail, palette and keys alike. */
export function editorActions(editor: Editor): readonly EditorAction[] {
  return [
    ...editor.kind.actions(editor),
    ...unlessLocked(editor, searchActions(editor)),
    ...viewActions(editor),
    ...viewModeActions(editor),
    ...peopleActions(editor),
    ...unlessLocked(editor, toolActions(editor)),
  ]
}
