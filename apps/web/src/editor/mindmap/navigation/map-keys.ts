import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { KindKeys } from '../../input/input-editor.ts'
import type { MapEditor } from '../map-editor.ts'
import { pressWhileRelating } from '../relations/relating.ts'
import { leadNode } from '../selection/conditions.ts'
import { addChild } from '../topics/add-topic.ts'
import { navigate } from './navigation-keys.ts'

/** What keys do in a map besides its actions. */
export const mapKeys: KindKeys = {
  press: (event: KeyboardEvent, editor: MapEditor) => pressWhileRelating(event, editor) || navigate(event, editor),
  actionFor,
  tabAfterWriting: (editor: MapEditor) => addChild(editor),
  selectFirst: (editor: MapEditor) => editor.selectAndShow(editor.document.snapshot.root),
}

const shownRoot = ({ scene }: MapEditor) => scene.get().snapshot.root

/** The root has no siblings: keys that add one give it a child, so that Enter always leads on. */
function actionFor(action: EditorAction, editor: MapEditor, actions: readonly EditorAction[]): EditorAction {
  const addsSibling = action.id === 'editor.add-sibling' || action.id === 'editor.add-sibling-before'
  if (!addsSibling || leadNode(editor)?.id !== shownRoot(editor)) return action
  return actions.find(({ id }) => id === 'editor.add-child') ?? action
}
