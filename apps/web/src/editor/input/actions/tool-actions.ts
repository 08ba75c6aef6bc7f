import { Hand, MousePointer2, Paintbrush, PanelRight, WandSparkles } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { openPanel } from '../../core/panels/open-panel.ts'
import type { PanelTabId } from '../../core/panels/panel-ids.ts'
import { surroundings } from '../../core/surroundings.ts'
import type { Tool } from '../gestures/tool.ts'
import type { InputEditor } from '../input-editor.ts'

/** What is in hand, and what lies around the map. */
export function toolActions(editor: InputEditor): readonly EditorAction[] {
  const { chosen } = editor.tools
  const tool = (name: Tool) => ({
    group: 'view' as const,
    isOn: () => chosen.get() === name,
    run: () => chosen.set(name),
  })
  const sheet = (id: PanelTabId) => ({
    isVisible: () => editor.mayEdit && surroundings.get() === 'hand',
    run: () => openPanel.set(id),
  })
  return [
    { ...tool('select'), id: 'editor.tool-select', label: 'editor.action.tool-select', icon: MousePointer2 },
    { ...tool('hand'), id: 'editor.tool-hand', label: 'editor.action.tool-hand', icon: Hand },
    {
      id: 'editor.panel',
      label: 'editor.action.panel',
      icon: PanelRight,
      group: 'view',
      keys: ['mod+shift+p'],
      worksWhileWriting: true,
      isVisible: () => editor.mayEdit,
      run: () => openPanel.set(openPanel.get() === null ? 'style' : null),
    },
    { ...sheet('style'), id: 'editor.format', label: 'editor.action.format', icon: Paintbrush, group: 'edit' },
    {
      ...sheet('theme'),
      id: 'editor.themes',
      label: 'editor.action.themes',
      labelNow: () => 'editor.panel.theme',
      icon: WandSparkles,
      group: 'view',
    },
  ]
}
