import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { choose } from './chosen.ts'
import { copiedStyle, isPainting } from './copied-style.ts'
import { defaultStyle } from './default-style.ts'
import { type PaperName, paperOf, paperSize, papers } from './papers.ts'

await speakEnglish()

const box = (x: number) => ({ x, y: 0, width: 100, height: 60 })
const [step, other, choice] = ['step000000', 'other00000', 'choice0000']

const items = {
  shapes: [
    { id: step, kind: 'process', box: box(0), text: 'Step' },
    { id: other, kind: 'process', box: box(200), text: 'Other', look: { fill: '#ff0000', bold: true } },
    { id: choice, kind: 'decision', box: box(400), text: 'Choice' },
  ],
  connectors: [
    { id: 'line000000', from: { shape: step }, to: { shape: other }, labels: [{ id: 'label00000', text: 'Yes' }] },
    { id: 'line000001', from: { shape: other }, to: { shape: choice } },
  ],
}

const shape = (id: string) => ({ type: 'shape', id })
const connector = (id: string) => ({ type: 'connector', id })

async function open() {
  const opened = await openHeadlessFlowchart(items)
  const { editor, document } = opened
  return {
    ...opened,
    chosen: () => choose(editor),
    lookOf: (id: string) => document.snapshot.shapes.get(id)?.look,
    lineOf: (id: string) => document.snapshot.connectors.get(id),
    labelLook: () => document.snapshot.labels.get('label00000')?.look,
  }
}

beforeEach(() => {
  copiedStyle.set(null)
  isPainting.set(false)
  defaultStyle.set(null)
})

describe('what is selected', () => {
  test('says what several things have in common, and where they differ', async () => {
    const { editor, chosen } = await open()
    editor.select([shape(step), shape(choice)])
    expect(chosen().shapes.look('fill')).toBe(undefined)
    // Both as the theme has it, which is not the same for both.
    expect(chosen().shapes.paint('fill', ({ face }) => face.style.fill)).toBe(null)
    expect(chosen().texts.paint('size', ({ font }) => font.size)).toBe(undefined)
    expect(chosen().shapes.seen(({ face }) => face.kind)).toBe(null)
    expect(chosen().texts.seen(({ font }) => font.size)).toBe(14)
    editor.select([shape(step), shape(other)])
    expect(chosen().shapes.look('fill')).toBe(null)
    expect(chosen().shapes.seen(({ face }) => face.kind)).toBe('process')
  })

  test('is dressed in one step, and undone in one', async () => {
    const { editor, document, chosen, lookOf, labelLook } = await open()
    const before = document.snapshot
    editor.select([shape(step), connector('line000000')])
    chosen().texts.dress({ size: 20 })
    expect(lookOf(step)).toEqual({ size: 20 })
    expect(labelLook()).toEqual({ size: 20 })
    editor.undo()
    expect([...document.snapshot.shapes]).toEqual([...before.shapes])
    expect([...document.snapshot.labels]).toEqual([...before.labels])
  })

  test('of a group is what is in it', async () => {
    const { editor, run, chosen, lookOf } = await open()
    editor.select([shape(step), shape(choice)])
    expect(run('editor.group')).toBe(null)
    expect(chosen().shapes.things.map(({ id }) => id)).toEqual([step, choice])
    chosen().shapes.dress({ fill: '#00ff00' })
    expect([lookOf(step), lookOf(choice)]).toEqual([{ fill: '#00ff00' }, { fill: '#00ff00' }])
  })

  test('is only tried on, and nothing is left of it', async () => {
    const { editor, chosen, lookOf } = await open()
    editor.select([shape(step)])
    chosen().shapes.tryOn({ opacity: 0.5 })
    expect(editor.scene.get().shapeOf(step)?.face.style.opacity).toBe(0.5)
    chosen().shapes.tryOn(null)
    expect(editor.scene.get().shapeOf(step)?.face.style.opacity).toBe(1)
    expect(lookOf(step)).toEqual({})
  })

  test('on a locked layer is left alone, and says why', async () => {
    const { editor, document, run, chosen, lookOf } = await open()
    document.execute({ type: 'addLayer', page: 'first', id: 'layer00000', name: 'Locked' })
    document.execute({
      type: 'moveItems',
      shapes: [step],
      connectors: [],
      page: 'first',
      parent: null,
      layer: 'layer00000',
    })
    document.execute({ type: 'setLayer', layer: 'layer00000', locked: true })
    editor.select([shape(step), shape(choice)])
    expect(chosen().lockReason).toBe(null)
    chosen().shapes.dress({ fill: '#00ff00' })
    expect([lookOf(step), lookOf(choice)]).toEqual([{}, { fill: '#00ff00' }])
    editor.select([shape(step)])
    expect(chosen().lockReason).toBe('flowchart.reason.locked')
    expect(run('editor.bold')).toBe('flowchart.reason.locked')
    chosen().shapes.dress({ fill: '#00ff00' })
    expect(lookOf(step)).toEqual({})
  })

  test('may be gone when it is dressed', async () => {
    const { editor, document, chosen } = await open()
    editor.select([shape(step), shape(choice)])
    const before = chosen()
    document.execute({ type: 'deleteItems', shapes: [step], connectors: [], labels: [], heal: false })
    expect(() => before.shapes.dress({ fill: '#00ff00' })).not.toThrow()
    expect(chosen().shapes.things.map(({ id }) => id)).toEqual([choice])
  })
})

describe('a style that is copied', () => {
  test('takes the colours of its theme along to shapes that have others', async () => {
    const { editor, run, lookOf } = await open()
    editor.select([shape(choice)])
    run('editor.copy-style')
    const colors = editor.scene.get().shapeOf(choice)?.face.style
    editor.select([shape(step)])
    expect(run('editor.paste-style')).toBe(null)
    expect(lookOf(step)).toMatchObject({ fill: colors?.fill, border: colors?.border })
    editor.undo()
    expect(lookOf(step)).toEqual({})
  })

  test('goes on following the theme among shapes alike', async () => {
    const { editor, run, lookOf } = await open()
    editor.select([shape(step)])
    run('editor.copy-style')
    editor.select([shape(other)])
    run('editor.paste-style')
    expect(lookOf(other)).toEqual({})
  })

  test('of a connector is its way and its words too', async () => {
    const { editor, run, chosen, lineOf } = await open()
    editor.select([connector('line000000')])
    chosen().connectors.dress({ endArrow: 'diamond' })
    editor.execute({ type: 'setConnectors', connectors: ['line000000'], style: 'curved' })
    run('editor.copy-style')
    editor.select([connector('line000001'), shape(step)])
    run('editor.paste-style')
    expect(lineOf('line000001')).toMatchObject({ style: 'curved', look: { endArrow: 'diamond' } })
  })

  test('is painted on what is pressed next, with Shift on several', async () => {
    const { editor, run, drag, lookOf } = await open()
    editor.select([shape(other)])
    expect(run('flowchart.format-painter')).toBe(null)
    drag([{ x: 50, y: 30 }], 'Shift')
    drag([{ x: 450, y: 30 }])
    expect(isPainting.get()).toBe(false)
    expect([lookOf(step), lookOf(choice)]).toMatchObject([{ fill: '#ff0000' }, { fill: '#ff0000', bold: true }])
    drag([{ x: 250, y: 30 }])
    expect(editor.selection.get()).toEqual([shape(other)])
  })

  test('is nothing to paste before one was copied', async () => {
    const { editor, run } = await open()
    editor.select([shape(step)])
    expect(run('editor.paste-style')).toBe('editor.reason.no-style')
  })
})

test('words become bold where not all are, and no more where all are', async () => {
  const { editor, run, lookOf } = await open()
  editor.select([shape(step), shape(other)])
  run('editor.bold')
  expect([lookOf(step)?.bold, lookOf(other)?.bold]).toEqual([true, true])
  run('editor.bold')
  expect([lookOf(step)?.bold, lookOf(other)?.bold]).toEqual([false, false])
})

test('what is marked in the text being written is formatted by itself', async () => {
  const { editor, document, run, lookOf } = await open()
  editor.select([shape(step)])
  editor.writing.set({ type: 'shape', id: step, begins: 'at-end' })
  editor.caret.set({ start: 0, end: 2, pen: null })
  run('editor.italic')
  expect(document.snapshot.shapes.get(step)?.text.runs).toEqual([
    { text: 'St', attributes: { italic: true } },
    { text: 'ep', attributes: {} },
  ])
  expect(lookOf(step)).toEqual({})
})

test('a style is taken off, and only where there is one', async () => {
  const { editor, run, lookOf } = await open()
  editor.select([shape(step)])
  expect(run('editor.reset-style')).toBe('editor.reason.no-own-style')
  editor.select([shape(other)])
  expect(run('editor.reset-style')).toBe(null)
  expect(lookOf(other)).toEqual({})
})

test('new shapes and connectors get the style that was set for them, frames and texts only that of words', async () => {
  const { editor, document, run } = await open()
  editor.select([shape(other), connector('line000000')])
  editor.execute({ type: 'setConnectors', connectors: ['line000000'], look: { width: 4 } })
  expect(run('flowchart.set-default-style')).toBe(null)
  const { addShape } = await import('../items/add-shape.ts')
  const added = (kind: string) => {
    addShape(editor, kind, { x: 0, y: 300 })
    return document.snapshot.shapes.get(editor.selection.get()[0]?.id ?? '')?.look
  }
  expect(added('process')).toEqual({ fill: '#ff0000', bold: true })
  expect(added('text')).toEqual({ bold: true })
  expect(added('container')).toEqual({ bold: true })
  expect(run('flowchart.clear-default-style')).toBe(null)
  expect(added('process')).toEqual({})
})

test('sheets are known by their size, upright or turned', () => {
  const names = Object.keys(papers) as PaperName[]
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.boolean(), (name, isAcross) => {
      expect(paperOf(paperSize(name, isAcross))?.name).toBe(name)
    }),
  )
  expect(paperOf({ width: 1, height: 1 })).toBe(null)
})

test('what is in something locked keeps its look, as it keeps its place', async () => {
  const { editor } = await openHeadlessFlowchart({
    shapes: [
      { id: 'frame', kind: 'container', box: { x: 0, y: 0, width: 300, height: 300 }, locked: true },
      { id: 'in', parent: 'frame', kind: 'process', box: { x: 20, y: 60, width: 100, height: 50 } },
    ],
  })
  editor.select([shape('in')])
  expect(choose(editor).lockReason).toBe('flowchart.reason.locked')
})
