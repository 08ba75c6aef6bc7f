import type { EditorAction } from '../core/actions/editor-action.ts'
import { unlessLocked } from '../core/actions/unless-locked.ts'
import { editActions } from '../input/actions/edit-actions.ts'
import { toolActions } from '../input/actions/tool-actions.ts'
import { backgroundActions } from '../mindmap/background/background-actions.ts'
import { calloutActions } from '../mindmap/callouts/callout-actions.ts'
import { eyedropperActions } from '../mindmap/color/eyedropper-actions.ts'
import { contentActions } from '../mindmap/content/content-actions.ts'
import { foldActions } from '../mindmap/folding/fold-actions.ts'
import { levelActions } from '../mindmap/formatting/level-actions.ts'
import { styleActions } from '../mindmap/formatting/style-actions.ts'
import { textActions } from '../mindmap/formatting/text-actions.ts'
import { formulaActions } from '../mindmap/formulas/formula-actions.ts'
import { pickedActions } from '../mindmap/items/picked-actions.ts'
import { layoutActions } from '../mindmap/layouts/layout-actions.ts'
import { numberingActions } from '../mindmap/layouts/numbering-actions.ts'
import type { MapEditor } from '../mindmap/map-editor.ts'
import { markActions } from '../mindmap/marks/mark-actions.ts'
import { mergeActions } from '../mindmap/merging/merge-actions.ts'
import { walkActions } from '../mindmap/navigation/walk-actions.ts'
import { nudgeActions } from '../mindmap/nudging/nudge-actions.ts'
import { rangeActions } from '../mindmap/ranges/range-actions.ts'
import { recognitionActions } from '../mindmap/recognition/recognition-actions.ts'
import { relationActions } from '../mindmap/relations/relation-actions.ts'
import { selectActions } from '../mindmap/selection/select-actions.ts'
import { themeActions } from '../mindmap/themes/theme-actions.ts'
import { topicActions } from '../mindmap/topics/topic-actions.ts'
import { viewActions } from '../views/actions/view-actions.ts'
import { viewModeActions } from '../views/actions/view-mode-actions.ts'
import { searchActions } from '../views/search/search-actions.ts'

/** Everything one can do in a map: for menus, tool rail, palette and keys alike. */
export function editorActions(editor: MapEditor): readonly EditorAction[] {
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
