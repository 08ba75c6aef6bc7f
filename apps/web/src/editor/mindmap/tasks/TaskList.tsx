import type { NodeSnapshot } from '@ramify/document'
import { dueState, isDone } from '@ramify/scene'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { ProgressBar } from '../../../ui/status/ProgressBar.tsx'
import layout from '../../views/panels/PanelLayout.module.css'
import { Pie } from '../marks/Pie.tsx'
import { goToTopic } from '../navigation/go-to-topic.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { firstWeekday, listedDay } from './day-words.ts'
import { PersonDisc } from './PersonDisc.tsx'
import { setDone } from './set-done.ts'
import styles from './TaskList.module.css'
import { assigneesOf, doneCount, groupedTasks, keyOf, tasksOf } from './task-list.ts'
import { today as todayStore } from './today.ts'

const everybody = 'all'
const nobody = 'none'
const oneOf = 'of:'

/** Every task of the map, by the day it is due. */
export function TaskList() {
  const editor = useMapEditor()
  const translator = useText()
  const { text } = translator
  const today = useStore(todayStore)
  const { snapshot } = useStore(editor.scene)
  const [whose, setWhose] = useState(everybody)
  const all = useMemo(() => tasksOf(snapshot), [snapshot])
  const people = useMemo(() => assigneesOf(snapshot), [snapshot])
  const list = useRef<HTMLDivElement>(null)
  // Whoever was chosen may do nothing any more.
  const isKnown = whose === nobody || people.some((person) => oneOf + keyOf(person) === whose)
  const chosen = isKnown ? whose : everybody
  const tasks = all.filter(
    ({ task }) =>
      chosen === everybody || (task?.assignee ? oneOf + keyOf(task.assignee) === chosen : chosen === nobody),
  )
  if (all.length === 0) return <p className={styles.empty}>{text('editor.tasks.none')}</p>

  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])]
    const at = rows.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (at < 0 || next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    rows[next]?.focus()
  }
  const done = doneCount(tasks)
  return (
    <>
      <div className={classNames(layout.sections, styles.list)}>
        {people.length > 0 && (
          <Select
            label={text('editor.tasks.whose')}
            value={chosen}
            options={[
              { value: everybody, label: text('editor.tasks.everybody') },
              ...people.map((person) => ({ value: oneOf + keyOf(person), label: person.name })),
              { value: nobody, label: text('editor.tasks.nobody') },
            ]}
            onChange={setWhose}
          />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows have the keys; the arrows go from one to the next */}
        <div ref={list} onKeyDown={onKeyDown}>
          {groupedTasks(tasks, today, firstWeekday(translator)).map(({ name, tasks: inGroup }) => (
            <section key={name} aria-label={text(`editor.tasks.${name}`)}>
              <h3 className={classNames(styles.group, name === 'overdue' && styles.overdue)}>
                {text(`editor.tasks.${name}`)} <span className={styles.count}>{inGroup.length}</span>
              </h3>
              <ul className={styles.rows}>
                {inGroup.map((node) => (
                  <TaskRow key={node.id} node={node} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <footer className={styles.foot}>
        <ProgressBar
          label={text('editor.tasks.progress', { done, total: tasks.length })}
          done={done}
          total={tasks.length}
        />
        <span>{text('editor.tasks.progress', { done, total: tasks.length })}</span>
      </footer>
    </>
  )
}

function TaskRow({ node }: { node: NodeSnapshot }) {
  const editor = useMapEditor()
  const translator = useText()
  const { text } = translator
  const today = useStore(todayStore)
  const isSelected = useStore(editor.selectedTopics).includes(node.id)
  const { task, marks } = node
  const state = dueState(node, today)
  const isOver = isDone(marks.progress)
  const words = node.text.text.trim() === '' ? text('editor.tree.blank') : node.text.text
  const day = task?.due === undefined ? '' : listedDay(task.due, today, translator)
  const toggle = () => setDone(editor, node.id, !isOver)
  const mark = text(isOver ? 'editor.tasks.open-again' : 'editor.tasks.finish', { name: words })
  const said = [words, state === 'late' && text('editor.tasks.overdue'), day, task?.assignee?.name].filter(Boolean)
  return (
    <li className={classNames(styles.row, isSelected && styles.selected, isOver && styles.over)}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.ring}
        aria-label={mark}
        title={mark}
        disabled={editor.readOnly}
        onClick={toggle}
      >
        <Pie percent={marks.progress ?? 0} />
      </button>
      <button
        type="button"
        data-task={node.id}
        className={styles.words}
        aria-label={said.join(', ')}
        onClick={() => goToTopic(editor, node.id)}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          // A button would be pressed by it.
          event.preventDefault()
          event.stopPropagation()
          if (!event.repeat && !editor.readOnly) toggle()
        }}
      >
        <span className={styles.name}>{words}</span>
        {day !== '' && (
          <span className={classNames(styles.day, state === 'late' && styles.late, state === 'today' && styles.today)}>
            {day}
          </span>
        )}
        {task?.assignee && <PersonDisc person={task.assignee} />}
      </button>
    </li>
  )
}
