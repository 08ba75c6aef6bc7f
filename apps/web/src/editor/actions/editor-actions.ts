import type { Editor } from '../editor.ts'
import { contentActions } from './content-actions.ts'
import { editActions } from './edit-actions.ts'
import type { EditorAction } from './editor-action.ts'
import { foldActions } from './fold-actions.ts'
import { markActions } from './mark-actions.ts'
import { pickedActions } from './picked-actions.ts'
import { rangeActions } from './range-actions.ts'
import { relationActions } from './relation-actions.ts'
import { searchActions } from './search-actions.ts'
import { styleActions } from './style-actions.ts'
import { textActions } from './text-actions.ts'
import { toolActions } from './tool-actions.ts'
import { topicActions } from './topic-actions.ts'
import { unlessHeld } from './unless-held.ts'
import { viewActions } from './view-actions.ts'
import { wayActions } from './way-actions.ts'

/** Everything one can do in a map: for menus, tool rail, palette and keys alike. */
export function editorActions(editor: Editor): readonly EditorAction[] {
  return [
    ...unlessHeld(editor, [
      ...topicActions(editor),
      ...contentActions(editor),
      ...textActions(editor),
      ...styleActions(editor),
      ...relationActions(editor),
      ...rangeActions(editor),
      ...markActions(editor),
      ...pickedActions(editor),
      ...editActions(editor),
      ...searchActions(editor),
    ]),
    ...viewActions(editor),
    ...wayActions(editor),
    ...unlessHeld(editor, foldActions(editor)),
    ...unlessHeld(editor, toolActions(editor)),
  ]
}
