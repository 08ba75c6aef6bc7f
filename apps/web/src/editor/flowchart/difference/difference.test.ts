import {
  type FlowchartCommand,
  flowchartFromContent,
  flowchartToContent,
  flowchartVersionDifference,
  newFlowchart,
  openFlowchart,
} from '@ramify/document'
import { createTranslator, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { setTranslator } from '../../../platform/i18n/language.ts'
import type { DifferenceColors } from '../../views/difference/difference-colors.ts'
import { flowchart } from '../flowchart.ts'
import { changeWords } from './change-words.ts'
import { markedFlowchart } from './marked-flowchart.ts'

const sort = { line: '#000001', fill: '#000002', text: '#000003' } as const
const colors: DifferenceColors = {
  added: sort,
  removed: { line: '#dd0000', fill: '#ffeeee', text: '#aa0000' },
  changed: sort,
  moved: sort,
  paper: '#ffffff',
  same: { root: '#eeeeee', main: '#eeeeee', line: '#cccccc' },
  text: { root: '#111111', main: '#222222', deeper: '#333333' },
}
const english = createTranslator('en', await languages.en.load())
const chinese = createTranslator('zh', await languages.zh.load())

const items = {
  shapes: [
    { id: 'box', kind: 'container', box: { x: 0, y: 0, width: 400, height: 300 }, text: 'Team' },
    { id: 'in', parent: 'box', kind: 'process', box: { x: 20, y: 20, width: 80, height: 40 }, text: 'Plan' },
    { id: 'out', kind: 'process', box: { x: 600, y: 20, width: 80, height: 40 }, text: 'Ship' },
  ],
  connectors: [{ id: 'line', from: { shape: 'in' }, to: { shape: 'out' } }],
}

function difference(...commands: FlowchartCommand[]) {
  const chart = openFlowchart(newFlowchart({ pageName: 'Page 1', page: 'first' }))
  chart.execute({ type: 'addItems', ...items })
  const before = chart.snapshot
  for (const command of commands) expect(chart.execute(command)).toMatchObject({ ok: true })
  return flowchartVersionDifference(before, chart.snapshot)
}

const said = (found: ReturnType<typeof difference>, translator = english) =>
  found.changes.map((change) => changeWords(change, found)(translator))

test('a change is said in words, in both languages', () => {
  const found = difference(
    { type: 'setText', id: 'out', text: 'Deliver' },
    { type: 'setBoxes', boxes: [{ id: 'out', x: 700 }] },
    { type: 'setConnectors', connectors: ['line'], style: 'straight' },
  )
  expect(said(found)).toEqual(['“Plan → Deliver” was changed: route', '“Deliver” was changed, was “Ship”, and moved'])
  expect(said(found, chinese)[0]).toBe('修改“Plan → Deliver”的路径')
  expect(said(difference({ type: 'deleteItems', shapes: ['box'] }))).toEqual(['“Team” was removed with 1 shape'])
  expect(said(difference({ type: 'addPage', id: 'next', name: 'Next' }))).toEqual(['Page “Next” was added'])
  expect(said(difference({ type: 'setSettings', theme: 'other' }))).toEqual(['The theme was changed'])
})

test('the picture has no colours but those of changes, and marks changed pages by a sign', () => {
  const found = difference(
    { type: 'addPage', id: 'next', name: 'Next' },
    { type: 'setShapes', shapes: ['out'], look: { fill: '#00ff00' } },
    { type: 'deleteItems', shapes: ['in'] },
  )
  const marked = markedFlowchart(found, colors, ({ name }) => name.text)
  expect(marked.pages.map(({ name }) => name.text)).toEqual(['Page 1', '+ Next'])
  expect(marked.shapes.get('in')?.look).toMatchObject({ border: '#dd0000', dash: 'dashed', strike: true })
  expect(marked.shapes.get('out')?.look).toMatchObject({ fill: '#000002', border: '#000001' })
  expect(marked.shapes.get('box')?.look).toEqual({})
  expect(flowchartFromContent(flowchartToContent(marked))).toMatchObject({ ok: true, warnings: [] })
})

test('restoring is one step of undo, refused without the right to edit', async () => {
  const { editor, document } = await openHeadlessFlowchart(items)
  const { versions } = flowchart
  const version = versions?.read(flowchartToContent(document.snapshot))
  if (!versions || !version) throw new Error('Flowcharts have versions')
  editor.execute({ type: 'deleteItems', shapes: ['box', 'out'] })
  expect(document.snapshot.shapes.size).toBe(0)
  expect(versions.restore(editor, version, { type: 'shape', id: 'box' })).toBe(true)
  expect([...document.snapshot.shapes.keys()].sort()).toEqual(['box', 'in'])
  editor.undo()
  expect(document.snapshot.shapes.size).toBe(0)
  setTranslator(english)
  editor.lockReason.set('reading')
  expect(versions.restore(editor, version)).toBe(false)
  editor.lockReason.set(null)
  expect(versions.restore(editor, version)).toBe(true)
  expect(document.snapshot.connectors.has('line')).toBe(true)
})
