import { nodeLink, pageLink } from '@ramify/document'
import { createTranslator, languages } from '@ramify/locales'
import { expect, test, vi } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { openPage } from '../../views/links/open-page.ts'
import { shapeItem } from '../items/items.ts'
import { noteOfShape } from '../notes/note-of-shape.ts'
import { openLink } from './link-target.ts'
import { linkTargets } from './targets.ts'

vi.mock('../../views/links/open-page.ts', () => ({ openPage: vi.fn() }))

const translator = createTranslator('en', await languages.en.load(), 'Ramify')
const box = { x: 0, y: 0, width: 140, height: 60 }
const step = { id: 'stepstepst', kind: 'process', box, text: 'Check the order' }
const next = { id: 'nextnextne', kind: 'decision', box: { ...box, x: 3000 }, text: '' }

async function open() {
  const opened = await openHeadlessFlowchart({ shapes: [step, next] })
  const { document } = opened
  document.execute({ type: 'addPage', id: 'secondpage', name: 'Refunds' })
  opened.editor.showPage('first')
  const targets = (exclude: readonly string[] = []) => linkTargets(opened.editor, exclude, translator)
  return { ...opened, targets }
}

test('a link leads to a page of the flowchart', async () => {
  const { editor } = await open()
  expect(openLink(editor, { url: pageLink('secondpage'), tip: '' })).toBe(true)
  expect(editor.page.get()).toBe('secondpage')
})

test('a link leads to a shape, on its page and in the middle of the screen', async () => {
  const { editor } = await open()
  editor.showPage('secondpage')
  expect(openLink(editor, { url: nodeLink(next.id), tip: '' })).toBe(true)
  expect(editor.page.get()).toBe('first')
  expect(editor.selection.get()).toEqual([{ type: 'shape', id: next.id }])
  const { x, y, zoom } = editor.view.get()
  const { width, height } = editor.screen.get()
  expect((next.box.x + 70 - x) * zoom).toBeCloseTo(width / 2, 0)
  expect((30 - y) * zoom).toBeCloseTo(height / 2, 0)
})

test('a link to what is gone leads nowhere', async () => {
  const { editor } = await open()
  for (const url of [pageLink('gone'), nodeLink('gone'), '#page:%', '#node:%']) {
    expect(openLink(editor, { url, tip: '' })).toBe(false)
  }
  expect(editor.page.get()).toBe('first')
})

test('links inside stay in the content of the document, others do not', async () => {
  const { document } = await open()
  for (const url of [pageLink('secondpage'), nodeLink(next.id), 'https://example.org/']) {
    expect(document.execute({ type: 'setShapes', shapes: [step.id], link: { url } }).ok).toBe(true)
    expect(document.snapshot.shapes.get(step.id)?.link).toEqual({ url, tip: '' })
  }
  expect(document.execute({ type: 'setShapes', shapes: [step.id], link: { url: 'javascript:alert(1)' } }).ok).toBe(
    false,
  )
})

test('an address that may not be opened is shown, and nothing is opened', async () => {
  const { editor, document, run, drag } = await open()
  const address = 'file:///C:/plan.doc'
  expect(document.execute({ type: 'setShapes', shapes: [step.id], link: { address } }).ok).toBe(true)
  editor.select([shapeItem(step.id)])
  expect(run('editor.show-address')).toBe(null)
  expect(editor.dialog.get()).toEqual({ address })
  editor.dialog.set(null)
  editor.view.set({ x: -100, y: -100, zoom: 1 })
  const placed = editor.scene.get().shapeOf(step.id)
  const [mark] = placed?.marks ?? []
  drag([placed?.toPage({ x: (mark?.x ?? 0) + 5, y: (mark?.y ?? 0) + 5 }) ?? { x: 0, y: 0 }])
  expect(editor.dialog.get()).toEqual({ address })
  expect(openPage).not.toHaveBeenCalled()
})

test('pages and shapes are found by their words', async () => {
  const { targets } = await open()
  const [pages, shapes] = targets([])
  expect(pages?.find('ref').map(({ name }) => name)).toEqual(['Refunds'])
  expect(shapes?.find('CHECK')).toEqual([{ id: step.id, name: 'Check the order', place: 'Page 1' }])
  // One without words is found by what it is.
  expect(shapes?.find('decis').map(({ id }) => id)).toEqual([next.id])
  expect(targets([step.id])[1]?.find('check')).toEqual([])
})

test('in reading mode a press on a shape opens its link, and on its mark always', async () => {
  const { editor, document, drag } = await open()
  document.execute({ type: 'setShapes', shapes: [step.id], link: { url: pageLink('secondpage') } })
  const middle = { x: 70, y: 30 }
  editor.view.set({ x: -100, y: -100, zoom: 1 })
  drag([middle])
  expect(editor.page.get()).toBe('first')
  const placed = editor.scene.get().shapeOf(step.id)
  const [mark] = placed?.marks ?? []
  expect(mark?.kind).toBe('link')
  drag([placed?.toPage({ x: (mark?.x ?? 0) + 5, y: (mark?.y ?? 0) + 5 }) ?? middle])
  expect(editor.page.get()).toBe('secondpage')
  editor.showPage('first')
  editor.view.set({ x: -100, y: -100, zoom: 1 })
  editor.lockReason.set('reading')
  drag([middle])
  expect(editor.page.get()).toBe('secondpage')
})

test('a note is written and formatted, and undone', async () => {
  const { editor, document } = await open()
  const note = noteOfShape(editor, step.id)
  let told = 0
  const stop = note.subscribe(() => told++)
  document.mark()
  note.edit([{ insert: 'Every order' }])
  note.format({ start: 0, end: 5 }, { bold: true })
  expect(note.note().runs[0]).toEqual({ text: 'Every', attributes: { bold: true } })
  expect(
    editor.scene
      .get()
      .shapeOf(step.id)
      ?.marks.map(({ kind }) => kind),
  ).toEqual(['note'])
  editor.undo()
  expect(note.note().text).toBe('')
  expect(told).toBe(3)
  document.execute({ type: 'deleteItems', shapes: [step.id], connectors: [], labels: [], heal: false })
  expect(note.note().text).toBe('')
  expect(() => note.edit([{ insert: 'x' }])).not.toThrow()
  stop()
})

test('what has no shape selected cannot be noted, and nothing selected gets no link', async () => {
  const { editor, run } = await open()
  editor.select([])
  expect(run('editor.link')).toBe('editor.reason.nothing-selected-here')
  expect(run('editor.note')).toBe('flowchart.reason.one-shape')
  editor.select([{ type: 'shape', id: step.id }])
  expect(run('editor.link')).toBe(null)
  expect(editor.dialog.get()).toBe('link')
})
