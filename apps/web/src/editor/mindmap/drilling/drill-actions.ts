import { ZoomIn, ZoomOut } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { leadNode } from '../selection/conditions.ts'
import { drillInto } from './drill.ts'

/** One branch as if it were the map, and back by one level. */
export function drillActions(editor: MapEditor): readonly EditorAction[] {
  const { drilledTopic, document } = editor
  const common = { group: 'view', keywords: 'editor.action.drill.keywords' } as const
  const shown = () => drilledTopic.get() ?? document.snapshot.root
  return [
    {
      ...common,
      id: 'editor.drill-in',
      label: 'editor.action.drill-in',
      icon: ZoomIn,
      keys: ['alt+shift+pagedown'],
      isVisible: () => editor.shownAs.get() === 'map',
      isEnabled: () => {
        const node = leadNode(editor)
        if (!node) return 'editor.reason.nothing-selected'
        return node.id !== shown() || 'editor.reason.drilled-already'
      },
      run: () => drillInto(editor, leadNode(editor)?.id ?? null),
    },
    {
      ...common,
      id: 'editor.drill-out',
      label: 'editor.action.drill-out',
      icon: ZoomOut,
      keys: ['alt+shift+pageup'],
      isVisible: () => drilledTopic.get() !== null,
      run: () => {
        const now = drilledTopic.get()
        const parent = now === null ? null : (document.snapshot.nodes.get(now)?.parent ?? null)
        drillInto(editor, parent)
        if (now !== null) editor.selectTopics([now])
      },
    },
  ]
}
