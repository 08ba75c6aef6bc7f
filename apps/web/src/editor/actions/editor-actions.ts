import type { Editor } from '../editor.ts'
import { backgroundActions } from './background-actions.ts'
import { calloutActions } from './callout-actions.ts'
import { contentActions } from './content-actions.ts'
import { editActions } from './edit-actions.ts'
import type { EditorAction } from './editor-action.ts'
import { eyedropperActions } from './eyedropper-actions.ts'
import { foldActions } from './fold-actions.ts'
import { formulaActions } from './formula-actions.ts'
import { layoutActions } from './layout-actions.ts'
import { levelActions } from './level-actions.ts'
import { markActions } from './mark-actions.ts'
import { mergeActions } from './merge-actions.ts'
import { nudgeActions } from './nudge-actions.ts'
import { numberingActions } from './numbering-actions.ts'
import { pickedActions } from './picked-actions.ts'
import { rangeActions } from './range-actions.ts'
import { recognitionActions } from './recognition-actions.ts'
import { relationActions } from './relation-actions.ts'
import { searchActions } from './search-actions.ts'
import { selectActions } from './select-actions.ts'
import { styleActions } from './style-actions.ts'
import { textActions } from './text-actions.ts'
import { themeActions } from './theme-actions.ts'
import { toolActions } from './tool-actions.ts'
import { topicActions } from './topic-actions.ts'
import { unlessLocked } from './unless-locked.ts'
import { viewActions } from './view-actions.ts'
import { viewModeActions } from './view-mode-actions.ts'
import { walkActions } from './walk-actions.ts'

/** Everything one can do in a map: for menus, tool rail, palette and keys alike. */
export function editorActions(editor: Editor): readonly EditorAction[] {
  return [
    ...walkActions(editor),
    ...unlessLocked(editor, [
      ...topicActions(editor),
      ...contentActions(editor),
      ...recognitionActions(editor),
      ...formulaActions(editor),
      ...textActions(editor),
      ...styleActions(editor),
      ...nudgeActions(editor),
      ...levelActions(editor),
      ...themeActions(editor),
      ...layoutActions(editor),
      ...eyedropperActions(editor),
      ...numberingActions(editor),
      ...relationActions(editor),
      ...rangeActions(editor),
      ...calloutActions(editor),
      ...markActions(editor),
      ...mergeActions(editor),
      ...pickedActions(editor),
      ...backgroundActions(editor),
      ...editActions(editor),
      ...searchActions(editor),
    ]),
    ...selectActions(editor),
    ...viewActions(editor),
    ...viewModeActions(editor),
    ...unlessLocked(editor, foldActions(editor)),
    ...unlessLocked(editor, toolActions(editor)),
  ]
}
