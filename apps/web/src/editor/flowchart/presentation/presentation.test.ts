import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import {
  endPresentation,
  goToStep,
  planAgain,
  startPresentation,
  stepBy,
  viewOfStep,
} from '../../views/presentation/presentation.ts'

await speakEnglish()

const box = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height })
const stack = { direction: 'rows', header: 36, side: 'left' } as const

async function openPresented() {
  const opened = await openHeadlessFlowchart({
    shapes: [
      { id: 'low', kind: 'container', box: box(0, 600, 300, 200), text: 'Later' },
      { id: 'in-low', parent: 'low', kind: 'process', box: box(20, 40) },
      { id: 'pool', kind: 'pool', box: box(0, 0, 640, 320), text: 'Sale', stack },
      { id: 'lane1', parent: 'pool', kind: 'lane', box: box(0, 0, 640, 160), text: 'Buyer' },
      { id: 'lane2', parent: 'pool', kind: 'lane', box: box(0, 0, 640, 160), text: 'Shop' },
      { id: 'a', parent: 'lane1', kind: 'process', box: box(60, 40) },
      { id: 'group', parent: 'lane2', kind: 'group', box: box(200, 20, 300, 100) },
      { id: 'b', parent: 'group', kind: 'process', box: box(0, 0) },
      { id: 'empty', kind: 'container', box: box(700, 0, 100, 100) },
    ],
  })
  const { document, editor } = opened
  document.execute({ type: 'addPage', id: 'second', name: 'Costs' })
  document.execute({
    type: 'addItems',
    page: 'second',
    shapes: [
      { id: 'only', kind: 'container', box: box(0, 0, 300, 200), text: 'All' },
      { id: 'c', parent: 'only', kind: 'process', box: box(20, 40) },
    ],
  })
  document.mark()
  editor.showPage('first')
  const said = () => {
    const now = editor.presentation.now.get()
    const step = now?.steps[now.at]
    return step ? editor.kind.presentation.nameOf(editor, step)(currentTranslator()) : null
  }
  const walk = () => {
    const names = [said()]
    const { length } = editor.presentation.now.get()?.steps ?? []
    for (let at = 1; at < (length ?? 0); at++) {
      stepBy(editor, 1)
      names.push(said())
    }
    return names
  }
  return { ...opened, said, walk }
}

test('what is not in the presented shape is dimmed, on a page as a whole nothing', async () => {
  const { editor } = await openPresented()
  startPresentation(editor)
  const presented = [editor.presented.get()]
  stepBy(editor, 1)
  presented.push(editor.presented.get())
  endPresentation(editor)
  expect([...presented, editor.presented.get()]).toEqual([null, 'pool', null])
})

test('a page as a whole, then what holds others on it in reading order, then the next page', async () => {
  const { editor, walk } = await openPresented()
  startPresentation(editor)
  expect(walk()).toEqual(['Page 1', 'Sale', 'Buyer', 'Shop', 'Group', 'Later', 'Costs'])
  expect(editor.page.get()).toBe('second')
  expect(editor.presentation.now.get()?.isCut).toBe(true)
  stepBy(editor, -1)
  expect([editor.page.get(), editor.presentation.now.get()?.isCut]).toEqual(['first', true])
  stepBy(editor, -1)
  expect(editor.presentation.now.get()?.isCut).toBe(false)
})

test('each step has its part of the page in the middle of the screen', async () => {
  const { editor } = await openPresented()
  startPresentation(editor)
  const middles = () => {
    const now = editor.presentation.now.get()
    if (!now) return null
    const { x, y, zoom } = viewOfStep(editor, now)
    return [x + 640 / zoom, y + 400 / zoom].map(Math.round)
  }
  goToStep(editor, 1)
  expect(middles()).toEqual([320, 160])
  goToStep(editor, 3)
  expect(middles()?.[1]).toBe(240)
})

test('it begins with the first page, and view, page and selection come back', async () => {
  const { editor, said } = await openPresented()
  editor.showPage('second')
  editor.select([{ type: 'shape', id: 'c' }])
  const view = editor.view.get()
  startPresentation(editor)
  expect([editor.page.get(), said()]).toEqual(['first', 'Page 1'])
  expect(editor.execute({ type: 'setText', id: 'a', text: 'no' }).ok).toBe(false)
  endPresentation(editor)
  expect(editor.page.get()).toBe('second')
  expect(editor.selection.get()).toEqual([{ type: 'shape', id: 'c' }])
  expect(editor.view.get().x).toBeCloseTo(view.x, 6)
  expect(editor.view.get().zoom).toBe(view.zoom)
})

test('what is on a hidden layer is no step, and a page that goes meanwhile gives way to another', async () => {
  const { editor, document, said } = await openPresented()
  document.execute({ type: 'addLayer', page: 'first', id: 'marks', name: 'Marks' })
  document.execute({ type: 'moveItems', shapes: ['low'], layer: 'marks' })
  document.execute({ type: 'setLayer', layer: 'marks', hidden: true })
  startPresentation(editor)
  expect(editor.presentation.now.get()?.steps.flatMap(({ items }) => items)).not.toContain('low')
  goToStep(editor, 3)
  document.execute({ type: 'deletePage', page: 'first' })
  planAgain(editor)
  expect([editor.page.get(), said()]).toEqual(['second', 'Costs'])
})
