import { CalendarDays, CircleCheck, ListChecks } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { selectedNodes } from '../marks/change-list.ts'
import { someSelected } from '../selection/conditions.ts'
import { addDays, type Day } from './days.ts'
import { today } from './today.ts'
import { goToTasks } from './wanted-task-part.ts'

const quickDays = { today: 0, tomorrow: 1, 'next-week': 7 } as const

/** What topics have to do with time and people. */
export function taskActions(editor: MapEditor): readonly EditorAction[] {
  const common = {
    group: 'topic',
    isVisible: () => editor.mayEdit,
    isEnabled: someSelected(editor),
    keywords: 'editor.action.task.keywords',
  } as const
  const setDue = (due: Day) => void editor.execute({ type: 'setTask', ids: editor.selectedTopics.get(), task: { due } })
  return [
    {
      ...common,
      id: 'editor.due',
      label: 'editor.action.due',
      icon: CalendarDays,
      run: () => goToTasks('fields'),
    },
    ...Object.entries(quickDays).map(([name, days]) => ({
      ...common,
      id: `editor.due-${name}`,
      label: `editor.action.due-${name as keyof typeof quickDays}` as const,
      icon: null,
      isOnlyFound: true as const,
      run: () => setDue(addDays(today.get(), days)),
    })),
    {
      ...common,
      id: 'editor.no-task',
      label: 'editor.action.no-task',
      icon: null,
      isOnlyFound: true,
      run: () => {
        const ids = selectedNodes(editor).flatMap(({ id, task }) => (task ? [id] : []))
        if (ids.length > 0) editor.execute({ type: 'setTask', ids, task: null })
      },
    },
    {
      ...common,
      id: 'editor.done',
      label: 'editor.action.done',
      icon: CircleCheck,
      isOnlyFound: true,
      run: () => {
        const nodes = selectedNodes(editor)
        const isDone = nodes.every(({ marks }) => marks.progress === 100)
        editor.execute({ type: 'setMarks', ids: nodes.map(({ id }) => id), marks: { progress: isDone ? 0 : 100 } })
      },
    },
  ]
}

/** The list of all tasks, also for those who only read. */
export function taskViewActions(): readonly EditorAction[] {
  return [
    {
      id: 'editor.tasks',
      label: 'editor.action.tasks',
      icon: ListChecks,
      group: 'view',
      keys: ['alt+t'],
      keywords: 'editor.action.task.keywords',
      worksWhileLocked: true,
      worksWhileWriting: true,
      run: () => goToTasks('list'),
    },
  ]
}
