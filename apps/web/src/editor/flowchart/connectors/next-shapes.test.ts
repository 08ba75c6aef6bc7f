import { frameOf } from '@ramify/document'
import { containsRect } from '@ramify/geometry'
import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { shapeWithArrows } from '../gestures/arrows.ts'
import { addNext } from '../items/add-next.ts'
import { addShape } from '../items/add-shape.ts'
import { flowchartKeys } from '../keys/flowchart-keys.ts'
import { placeShape } from '../palette/place-shapes.ts'
import { chooseNext, kindsToChoose } from './shape-choice.ts'

await speakEnglish()

const boxAt = (x: number, y: number) => ({ x, y, width: 120, height: 60 })

test('the next shape in a lane or a container stays in it, which makes room', async () => {
  const lane = (id: string, y: number) => ({
    id,
    parent: 'pool',
    kind: 'lane',
    box: { x: 0, y, width: 400, height: 100 },
  })
  const { editor, document } = await openHeadlessFlowchart({
    shapes: [
      {
        id: 'pool',
        kind: 'pool',
        box: { x: 0, y: 0, width: 400, height: 200 },
        stack: { direction: 'rows', side: 'left', header: 30 },
      },
      lane('one', 0),
      lane('two', 100),
      { id: 'a', parent: 'one', kind: 'process', box: { x: 240, y: 20, width: 120, height: 60 } },
      { id: 'b', parent: 'two', kind: 'process', box: { x: 60, y: 20, width: 120, height: 60 } },
    ],
  })
  const next = (id: string, side: 'right' | 'bottom') => {
    const shape = document.snapshot.shapes.get(id)
    if (shape) addNext(editor, shape, side)
    const added = editor.selection.get()[0]?.id ?? ''
    const parent = document.snapshot.shapes.get(added)?.parent ?? ''
    const [inner, outer] = [frameOf(document.snapshot, added), frameOf(document.snapshot, parent)]
    return { parent, isInside: inner && outer && containsRect(outer, inner) }
  }
  expect(next('a', 'right')).toEqual({ parent: 'one', isInside: true })
  expect(next('b', 'bottom')).toEqual({ parent: 'two', isInside: true })
  expect(frameOf(document.snapshot, 'pool')?.width).toBeGreaterThan(400)
  editor.undo()
  editor.undo()
  expect(frameOf(document.snapshot, 'pool')).toMatchObject({ width: 400, height: 200 })
})

async function openFork() {
  const opened = await openHeadlessFlowchart({
    shapes: [
      { id: 'a', kind: 'decision', box: boxAt(0, 0), text: 'A' },
      { id: 'b', kind: 'process', box: boxAt(400, 0), text: 'B' },
      { id: 'c', kind: 'process', box: boxAt(400, 200), text: 'C' },
      { id: 'd', kind: 'process', box: boxAt(0, 300), text: 'D' },
    ],
    connectors: [
      { id: 'ab', from: { shape: 'a' }, to: { shape: 'b' }, labels: [{ text: 'yes' }] },
      { id: 'ac', from: { shape: 'a' }, to: { shape: 'c' } },
    ],
  })
  const { editor, document } = opened
  const lead = () => editor.selection.get().at(-1)?.id
  const select = (...ids: string[]) => editor.select(ids.map((id) => ({ type: 'shape', id })))
  const press = (key: string, held: Partial<KeyboardEvent> = {}) => {
    const event = { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held } as KeyboardEvent
    return flowchartKeys.press(event, editor)
  }
  const ends = () =>
    [...document.snapshot.connectors.values()]
      .map(({ from, to }) => [from, to].map((end) => ('shape' in end ? end.shape : 'free')).join(' '))
      .sort()
  return { ...opened, lead, select, press, ends }
}

test('the same kind is offered first, then recent ones, and no frames or parts', () => {
  const kinds = kindsToChoose('database', ['pool', 'ellipse', 'process', 'lane'])
  expect(kinds.slice(0, 3)).toEqual(['database', 'ellipse', 'process'])
  expect(kinds).not.toContain('pool')
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(kindsToChoose('nobody-knows', [])[0]).toBe('nobody-knows')
})

test('a key offers shapes for the next one, and the chosen one is connected', async () => {
  const { editor, document, select, press, ends } = await openFork()
  select('d')
  expect(press('ArrowRight', { altKey: true, shiftKey: true })).toBe(true)
  const choice = editor.connectorState.choice.get()
  expect(choice).toMatchObject({ isAsked: true, side: 'right' })
  editor.hovered.set('d')
  choice?.choose('terminator')
  const [added] = editor.selection.get()
  expect(shapeWithArrows(editor)?.id).toBe(added?.id)
  expect(document.snapshot.shapes.get(added?.id ?? '')?.kind).toBe('terminator')
  expect(ends()).toContain(`d ${added?.id}`)
  editor.undo()
  expect(ends()).toEqual(['a b', 'a c'])
  editor.lockReason.set('reading')
  editor.connectorState.choice.set(null)
  chooseNext(editor, 'd', 'right', true)
  expect(editor.connectorState.choice.get()).toBeNull()
})

test('a connector let go on nothing ends there, or at the shape that is chosen, as one undo step', async () => {
  const { editor, document, drag, run, ends } = await openFork()
  run('flowchart.tool-connector')
  drag([
    { x: 60, y: 330 },
    { x: 60, y: 450 },
    { x: 60, y: 500 },
  ])
  const depth = document.undoDepth
  expect(ends()).toContain('d free')
  const choice = editor.connectorState.choice.get()
  expect(choice).toMatchObject({ side: 'bottom', at: { x: 60, y: 500 } })
  choice?.choose('process')
  const [added] = editor.selection.get()
  expect(ends()).toContain(`d ${added?.id}`)
  const { box } = document.snapshot.shapes.get(added?.id ?? '') ?? {}
  expect([(box?.x ?? 0) + (box?.width ?? 0) / 2, box?.y]).toEqual([60, 500])
  expect(document.undoDepth).toBe(depth)
  editor.undo()
  expect([ends(), document.snapshot.shapes.size]).toEqual([['a b', 'a c'], 4])
  // Chosen when somebody else has deleted the line: nothing happens.
  choice?.choose('process')
  expect(document.snapshot.shapes.size).toBe(4)
})

test('a shape put on a line splits it, carried there or from the palette; one that is connected does not', async () => {
  const { editor, drag, select, ends, document } = await openFork()
  select('d')
  drag([
    { x: 60, y: 330 },
    { x: 100, y: 200 },
    { x: 330, y: 32 },
  ])
  expect(ends()).toEqual(['a c', 'a d', 'd b'])
  editor.undo()
  expect(ends()).toEqual(['a b', 'a c'])
  const depth = document.undoDepth
  placeShape(editor, 'process', { x: 330, y: 30 })
  const [added] = editor.selection.get()
  expect([ends(), document.undoDepth]).toEqual([[`${added?.id} b`, `a ${added?.id}`, 'a c'].sort(), depth + 1])
  editor.undo()
  expect([ends(), document.snapshot.shapes.size]).toEqual([['a b', 'a c'], 4])
  select('c')
  drag([
    { x: 460, y: 230 },
    { x: 300, y: 100 },
    { x: 330, y: 30 },
  ])
  expect(ends()).toEqual(['a b', 'a c'])
  // Only where somebody put it.
  addShape(editor, 'process', { x: 330, y: 30 })
  expect(ends()).toEqual(['a b', 'a c'])
})

test('deleting a shape joins the lines before and after it, or deletes them with it', async () => {
  const { editor, document, select, run, ends } = await openFork()
  document.execute({ type: 'addItems', connectors: [{ from: { shape: 'b' }, to: { shape: 'd' } }] })
  document.mark()
  select('b')
  run('editor.delete')
  expect(ends()).toEqual(['a c', 'a d'])
  editor.undo()
  run('flowchart.delete-plain')
  expect(ends()).toEqual(['a c'])
})

test('keys choose among the connectors of a shape, follow one and go back', async () => {
  const { editor, lead, select, press, run } = await openFork()
  expect(run('flowchart.go-back')).toBe('flowchart.reason.nowhere-back')
  select('d')
  expect(run('flowchart.next-connector')).toBe('flowchart.reason.not-connected')
  select('a')
  run('flowchart.next-connector')
  const first = lead()
  run('flowchart.next-connector')
  expect([first, lead()].sort()).toEqual(['ab', 'ac'])
  run('flowchart.next-connector')
  expect(lead()).toBe(first)
  run('flowchart.go-to-end')
  expect(lead()).toBe(first === 'ab' ? 'b' : 'c')
  run('flowchart.go-back')
  expect(lead()).toBe('a')
  // Arrows leave a connector for the end that lies that way.
  run('flowchart.next-connector')
  press('ArrowRight')
  expect(['b', 'c']).toContain(lead())
  run('flowchart.previous-connector')
  press('ArrowLeft')
  expect(lead()).toBe('a')
  // From the words that were written at one they go on as from itself.
  select('a')
  run('flowchart.next-connector')
  const words = [...editor.document.snapshot.labels.values()].find(({ connector }) => connector === 'ab')
  const atWords = () => editor.select([{ type: 'label', id: words?.id ?? '' }])
  atWords()
  expect(run('flowchart.next-connector')).toBeNull()
  expect(lead()).toBe('ac')
  atWords()
  run('flowchart.go-to-end')
  expect(lead()).toBe('b')
  atWords()
  press('ArrowRight')
  expect(lead()).toBe('b')
})
