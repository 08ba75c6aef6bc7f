import { afterEach, expect, test, vi } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { currentNotices } from '../../../platform/notices/notices.ts'
import { editorActions } from '../../shell/editor-actions.ts'
import { carriedBy, spokenRow } from '../accessibility/spoken-row.ts'
import { searchedTexts } from '../search/searched-texts.ts'
import { addDays } from './days.ts'
import { setDone } from './set-done.ts'
import { assigneesOf, groupedTasks, tasksOf } from './task-list.ts'
import { today } from './today.ts'

const plan = ['Plan', '  Alpha', '  Beta', '  Gamma', '  Delta', '  Epsilon', '  Zeta']

const opened: HeadlessEditor[] = []

// Each watches the day.
afterEach(() => {
  for (const { editor } of opened.splice(0)) editor.destroy()
})

async function openPlan(settings = {}) {
  const editor = await HeadlessEditor.open(plan, settings)
  opened.push(editor)
  const run = (id: string) =>
    editorActions(editor.editor)
      .find((action) => action.id === id)
      ?.run()
  return { editor, run, map: editor.editor }
}

test('a topic becomes a task with its first field, and tasks stand in the group of their day', async () => {
  const { editor, map } = await openPlan()
  expect(tasksOf(map.document.snapshot)).toEqual([])
  const wednesday = '2026-11-18'
  const due = (name: string, day: string) =>
    map.execute({ type: 'setTask', ids: [editor.idOf(name)], task: { due: day } })
  due('Alpha', addDays(wednesday, -1))
  due('Beta', wednesday)
  due('Gamma', addDays(wednesday, 4))
  due('Delta', addDays(wednesday, 5))
  map.execute({ type: 'setTask', ids: [editor.idOf('Epsilon')], task: { assignee: { name: 'Ann' } } })
  map.execute({ type: 'setMarks', ids: [editor.idOf('Zeta')], marks: { progress: 100 } })
  const groups = () =>
    groupedTasks(tasksOf(map.document.snapshot), wednesday, 1).map(({ name, tasks }) => [
      name,
      ...tasks.map(({ text }) => text.text),
    ])
  expect(groups()).toEqual([
    ['overdue', 'Alpha'],
    ['today', 'Beta'],
    ['week', 'Gamma'],
    ['later', 'Delta', 'Epsilon'],
    ['done', 'Zeta'],
  ])
  expect(assigneesOf(map.document.snapshot)).toEqual([{ name: 'Ann' }])
  setDone(map, editor.idOf('Alpha'), true)
  expect(groups().at(-1)).toEqual(['done', 'Alpha', 'Zeta'])
  // Undo of the notice gives back how far it was.
  currentNotices().at(-1)?.action?.run()
  expect(groups()[0]).toEqual(['overdue', 'Alpha'])
})

test('due days are set and taken away by actions, each one step', async () => {
  const { editor, map, run } = await openPlan()
  editor.select('Beta')
  await run('editor.due-tomorrow')
  const task = () => map.document.snapshot.nodes.get(editor.idOf('Beta'))?.task
  expect(task()).toEqual({ due: addDays(today.get(), 1) })
  await run('editor.no-task')
  expect(task()).toBeUndefined()
  map.undo()
  expect(task()).toEqual({ due: addDays(today.get(), 1) })
  await run('editor.done')
  expect(map.document.snapshot.nodes.get(editor.idOf('Beta'))?.marks.progress).toBe(100)
})

test('who only reads changes no task', async () => {
  const { editor, map } = await openPlan({ readOnly: true })
  setDone(map, editor.idOf('Beta'), true)
  expect(map.document.snapshot.nodes.get(editor.idOf('Beta'))?.marks.progress).toBeNull()
})

test('a task is drawn, spoken and found', async () => {
  const { editor, map } = await openPlan()
  const id = editor.idOf('Beta')
  const task = { due: addDays(today.get(), -3), assignee: { name: 'Chen' } }
  map.execute({ type: 'setTask', ids: [id], task })
  map.execute({ type: 'setFiles', id, files: [{ id: 'f', name: 'quotes.pdf', size: 9, type: 'application/pdf' }] })
  const chips = map.scene
    .get()
    .placeOf(id)
    ?.face.body.chips.map(({ chip }) => chip.kind)
  expect(chips).toEqual(['files', 'due', 'assignee'])
  const node = map.document.snapshot.nodes.get(id)
  const said = node ? spokenRow(carriedBy(node), currentTranslator()) : ''
  expect(said).toMatch(/^Beta, due .*, 3 days late, assigned to Chen, files: quotes\.pdf$/)
  const found = [...searchedTexts(map.document.snapshot)].filter(({ owner, part }) => owner === id && part !== 'text')
  expect(found.map(({ part, words }) => [part, words])).toEqual([
    ['assignee', 'Chen'],
    ['file', 'quotes.pdf'],
  ])
  map.execute({ type: 'setMarks', ids: [id], marks: { progress: 100 } })
  expect(
    map.scene
      .get()
      .placeOf(id)
      ?.face.body.chips.map(({ chip }) => chip.kind),
  ).toEqual(['files', 'assignee'])
})

test('a map that stays open is drawn anew on the next day', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 16, 23, 59, 50), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  try {
    const { editor, map } = await openPlan()
    const id = editor.idOf('Beta')
    map.execute({ type: 'setTask', ids: [id], task: { due: '2026-11-16' } })
    const before = map.scene.get().placeOf(id)?.face
    vi.advanceTimersByTime(30_000)
    expect(today.get()).toBe('2026-11-17')
    expect(map.scene.get().placeOf(id)?.face).not.toBe(before)
  } finally {
    vi.useRealTimers()
  }
})
