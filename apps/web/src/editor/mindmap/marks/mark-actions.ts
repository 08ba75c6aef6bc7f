import { Tag } from 'lucide-react'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { goToPanel } from '../../core/panels/panel-focus.ts'
import type { MapEditor } from '../map-editor.ts'
import { someSelected } from '../selection/conditions.ts'
import { percents } from './percents.ts'

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Priorities by their digit, progress, labels; the one that all selected topics have goes away again. */
export function markActions(editor: MapEditor): readonly EditorAction[] {
  const common = {
    icon: null,
    group: 'topic',
    isVisible: () => editor.mayEdit,
    isEnabled: someSelected(editor),
  } as const
  const toggle = (kind: 'priority' | 'progress', value: number) => () => {
    const ids = editor.selectedTopics.get()
    const { nodes } = editor.document.snapshot
    const isOn = ids.every((id) => nodes.get(id)?.marks[kind] === value)
    editor.execute({ type: 'setMarks', ids, marks: { [kind]: isOn ? null : value } })
  }
  return [
    ...numbers.map((number) => ({
      ...common,
      id: `editor.priority-${number}`,
      label: `editor.action.priority-${number}` as const,
      keywords: 'editor.action.priority.keywords' as const,
      keys: [`mod+${number}`],
      run: toggle('priority', number),
    })),
    ...percents.map((percent) => ({
      ...common,
      id: `editor.progress-${percent}`,
      label: () => currentTranslator().text('editor.style.progress-n', { percent }),
      keywords: 'editor.action.progress.keywords' as const,
      isOnlyFound: true as const,
      run: toggle('progress', percent),
    })),
    ...(['priority', 'progress'] as const).map((kind) => ({
      ...common,
      id: `editor.no-${kind}`,
      label: `editor.action.no-${kind}` as const,
      isOnlyFound: true as const,
      run: () => void editor.execute({ type: 'setMarks', ids: editor.selectedTopics.get(), marks: { [kind]: null } }),
    })),
    {
      ...common,
      id: 'editor.labels',
      label: 'editor.action.labels',
      keywords: 'editor.action.labels.keywords',
      icon: Tag,
      isOnlyFound: true,
      run: () => goToPanel('style'),
    },
  ]
}
