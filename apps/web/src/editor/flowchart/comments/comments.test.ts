import { center } from '@ramify/geometry'
import { createTranslator, languages } from '@ramify/locales'
import { beforeAll, expect, test } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { currentTranslator, setTranslator } from '../../../platform/i18n/language.ts'
import { createStore } from '../../../platform/store.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import { wordsOf } from '../accessibility/words-of.ts'
import { commentMarkAt, connectorMark, markCorner } from './comment-marks.ts'
import { flowchartComments } from './flowchart-comments.ts'

beforeAll(async () => setTranslator(createTranslator('en', await languages.en.load())))

const shapes = [
  { id: 'a', kind: 'process', box: { x: 0, y: 0, width: 120, height: 60 }, text: 'Check\n order' },
  { id: 'b', kind: 'decision', box: { x: 300, y: 0, width: 120, height: 60 } },
]
const connectors = [{ id: 'c', from: { shape: 'a' }, to: { shape: 'b' } }]

async function open(commented: ReadonlyMap<string, number> = new Map()) {
  const opened: string[] = []
  const counts = createStore(commented)
  const comments = { counts, open: (id: string) => void opened.push(id) }
  return { ...(await openHeadlessFlowchart({ shapes, connectors }, { comments })), opened, counts }
}

test('says what a comment is about, and that it is gone', async () => {
  const { editor, document } = await open()
  const textOf = (id: string) => flowchartComments.describe(editor, id)?.text
  expect([textOf('a'), textOf('b'), textOf('c')]).toEqual(['Check order', 'Decision', 'Check order → Decision'])
  document.execute({ type: 'addLabel', connector: 'c', label: { text: 'Yes' } })
  expect(textOf('c')).toBe('Yes')
  document.execute({ type: 'deleteItems', shapes: ['a'] })
  expect(flowchartComments.describe(editor, 'a')).toBeNull()
})

test('leads to a shape on another page, in the middle of the screen', async () => {
  const { editor } = await open()
  editor.execute({ type: 'addPage', id: 'second', name: 'Two' })
  expect(editor.page.get()).toBe('second')
  flowchartComments.show(editor, 'b')
  expect(editor.page.get()).toBe('first')
  expect(flowchartComments.chosen(editor)).toBe('b')
  const { x, y, width, height } = editor.scene.get().boxOf({ type: 'shape', id: 'b' }) as never
  expect(toScreen(editor.view.get(), { x: x + width / 2, y: y + height / 2 })).toEqual({ x: 640, y: 400 })
})

test('a press on the mark of a shape or connector opens its comments, and moves nothing', async () => {
  const { editor, drag, opened, counts, document } = await open()
  counts.set(
    new Map([
      ['a', 2],
      ['c', 1],
    ]),
  )
  const before = document.snapshot
  const corner = markCorner(editor.scene.get(), 'a')
  const line = connectorMark(editor.scene.get(), 'c')
  if (!corner || !line) throw new Error('There is no mark')
  drag([{ x: corner.x - 5, y: corner.y + 5 }])
  drag([center(line)])
  expect(opened).toEqual(['a', 'c'])
  expect(document.snapshot).toBe(before)
  counts.set(new Map())
  expect(commentMarkAt(editor, toScreen(editor.view.get(), center(line)))).toBeNull()
  expect(markCorner(editor.scene.get(), 'a')).toBeNull()
})

test('the actions are about the connector of a label, and off while nothing is selected', async () => {
  const { editor, run, opened } = await open()
  expect(run('editor.comments')).toBe('editor.reason.nothing-selected-here')
  editor.execute({ type: 'addLabel', connector: 'c', label: { id: 'l', text: 'Yes' } })
  editor.select([{ type: 'label', id: 'l' }])
  expect(run('editor.comments')).toBeNull()
  expect(opened).toEqual(['c'])
})

test('those who hear a page hear of links, notes and comments of a shape', async () => {
  const { document } = await open()
  const said = (comments: number) => wordsOf(document.snapshot, 'a', currentTranslator(), comments)
  expect(said(0)).toBe('Process: Check\n order, leads to Without text')
  document.execute({ type: 'setText', id: 'a', part: 'note', text: 'By hand' })
  document.execute({ type: 'setShapes', shapes: ['a'], link: { url: 'https://example.com' } })
  expect(said(2)).toBe('Process: Check\n order, Link, Note, 2 comments, leads to Without text')
})

test('those who hear a page hear of connectors in the order in which keys walk along them', async () => {
  const { document } = await open()
  const box = { x: 0, y: 200, width: 120, height: 60 }
  document.execute({ type: 'addItems', shapes: [{ id: 'z', kind: 'process', box, text: 'Last' }] })
  document.execute({ type: 'addItems', connectors: [{ id: 'az', from: { shape: 'a' }, to: { shape: 'z' } }] })
  const { snapshot } = document
  for (const connectors of [[...snapshot.connectors], [...snapshot.connectors].reverse()]) {
    const said = wordsOf({ ...snapshot, connectors: new Map(connectors) }, 'a', currentTranslator())
    expect(said).toMatch(/leads to Without text, Last$/)
  }
})
