import { type Assignee, sameJson } from '@ramify/document'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { common } from '../../views/panels/common.ts'
import { Row, Section } from '../../views/panels/Section.tsx'
import { Pie } from '../marks/Pie.tsx'
import { percents } from '../marks/percents.ts'
import marks from '../style/StylePanel.module.css'
import { useMapEditor } from '../use-map-editor.ts'
import { AssigneeField } from './AssigneeField.tsx'
import { DayField } from './DayField.tsx'
import { lateWords } from './day-words.ts'
import type { Day } from './days.ts'
import { today as todayStore } from './today.ts'

/** When the selected topics begin and are due, who does them, and how far they are. */
export function TaskFields() {
  const editor = useMapEditor()
  const translator = useText()
  const { text } = translator
  const today = useStore(todayStore)
  const { nodes } = useStore(editor.scene).snapshot
  const ids = useStore(editor.selectedTopics)
  const topics = ids.flatMap((id) => nodes.get(id) ?? [])

  const progress = common(topics.map((node) => node.marks.progress))
  const dayOf = (field: 'start' | 'due') => common(topics.map(({ task }) => task?.[field])) ?? null
  const [first] = topics
  const assignee = topics.every(({ task }) => sameJson(task?.assignee, first?.task?.assignee))
    ? (first?.task?.assignee ?? null)
    : null
  const set = (field: 'start' | 'due') => (day: Day | null) =>
    void editor.execute({ type: 'setTask', ids, task: { [field]: day } })
  const late = dayOf('due') !== null && progress !== 100 ? lateWords(dayOf('due') ?? '', today, translator) : ''
  return (
    <Section
      title={text('editor.task')}
      about={topics.length === 1 ? first?.text.text : text('editor.select.count', { count: topics.length })}
    >
      <Row label={text('editor.task.start')}>
        <DayField label={text('editor.task.start')} day={dayOf('start')} onChange={set('start')} />
      </Row>
      <Row label={text('editor.task.due')}>
        <DayField isFirst label={text('editor.task.due')} day={dayOf('due')} late={late} onChange={set('due')} />
      </Row>
      <Row label={text('editor.task.assignee')}>
        <AssigneeField
          assignee={assignee}
          onChange={(next: Assignee | null) => void editor.execute({ type: 'setTask', ids, task: { assignee: next } })}
        />
      </Row>
      <Row label={text('editor.task.done')}>
        <div className={marks.marks}>
          {percents.map((percent) => (
            <button
              key={percent}
              type="button"
              className={marks.pie}
              aria-label={text('editor.style.progress-n', { percent })}
              aria-pressed={progress === percent}
              onClick={() =>
                void editor.execute({
                  type: 'setMarks',
                  ids,
                  marks: { progress: progress === percent ? null : percent },
                })
              }
            >
              <Pie percent={percent} />
            </button>
          ))}
        </div>
      </Row>
    </Section>
  )
}
