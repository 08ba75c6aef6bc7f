import { Paperclip } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { oneSelected } from '../selection/conditions.ts'
import { pickFiles } from './pick-files.ts'

/** Files of any kind, kept with a topic. */
export function fileActions(editor: MapEditor): readonly EditorAction[] {
  const selected = oneSelected(editor)
  return [
    {
      id: 'editor.attach',
      label: 'editor.action.attach',
      keywords: 'editor.action.attach.keywords',
      icon: Paperclip,
      group: 'topic',
      isVisible: () => !editor.readOnly,
      isEnabled: () => (editor.assets.attach ? (editor.assets.refusal() ?? selected()) : 'editor.reason.no-files'),
      run: () => pickFiles(editor),
    },
  ]
}
