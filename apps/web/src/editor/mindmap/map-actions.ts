import type { EditorAction } from '../core/actions/editor-action.ts'
import { unlessLocked } from '../core/actions/unless-locked.ts'
import { editActions } from '../input/actions/edit-actions.ts'
import { backgroundActions } from './background/background-actions.ts'
import { calloutActions } from './callouts/callout-actions.ts'
import { copyAsActions } from './clipboard/copy-as-actions.ts'
import { eyedropperActions } from './color/eyedropper-actions.ts'
import { contentActions } from './content/content-actions.ts'
import { drillActions } from './drilling/drill-actions.ts'
import { fileActions } from './files/file-actions.ts'
import { focusActions } from './focus/focus-actions.ts'
import { foldActions } from './folding/fold-actions.ts'
import { formActions } from './formatting/form-actions.ts'
import { levelActions } from './formatting/level-actions.ts'
import { styleActions } from './formatting/style-actions.ts'
import { textActions } from './formatting/text-actions.ts'
import { formulaActions } from './formulas/formula-actions.ts'
import { itemActions } from './items/item-actions.ts'
import { layoutActions } from './layouts/layout-actions.ts'
import { numberingActions } from './layouts/numbering-actions.ts'
import type { MapEditor } from './map-editor.ts'
import { markActions } from './marks/mark-actions.ts'
import { mergeActions } from './merging/merge-actions.ts'
import { stepInTime } from './navigation/step-in-time.ts'
import { walkActions } from './navigation/walk-actions.ts'
import { nudgeActions } from './nudging/nudge-actions.ts'
import { outlineActions } from './outline/outline-actions.ts'
import { rangeActions } from './ranges/range-actions.ts'
import { recognitionActions } from './recognition/recognition-actions.ts'
import { relationActions } from './relations/relation-actions.ts'
import { someBesidesRoot, someSelected } from './selection/conditions.ts'
import { selectActions } from './selection/select-actions.ts'
import { selectAll } from './selection/select-all.ts'
import { taskActions, taskViewActions } from './tasks/task-actions.ts'
import { themeActions } from './themes/theme-actions.ts'
import { topicActions } from './topics/topic-actions.ts'

/** Everything one can do in a map besides what every document has. */
export function mapActions(editor: MapEditor): readonly EditorAction[] {
  return [
    ...walkActions(editor),
    ...unlessLocked(editor, [
      ...topicActions(editor),
      ...contentActions(editor),
      ...recognitionActions(editor),
      ...formulaActions(editor),
      ...textActions(editor),
      ...styleActions(editor),
      ...formActions(editor),
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
      ...taskActions(editor),
      ...fileActions(editor),
      ...mergeActions(editor),
      ...itemActions(editor),
      ...backgroundActions(editor),
      ...editActions(editor, {
        step: (direction) => stepInTime(editor, direction),
        canCut: someBesidesRoot(editor),
        canCopy: someSelected(editor),
        selectAll: () => selectAll(editor),
      }),
      ...copyAsActions(editor),
    ]),
    ...selectActions(editor),
    ...outlineActions(editor),
    ...focusActions(editor),
    ...drillActions(editor),
    ...taskViewActions(),
    ...unlessLocked(editor, foldActions(editor)),
  ]
}
