import { beforeEach, expect, test } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { isStartPanelOpen } from '../../core/panels/start-panel.ts'
import { surroundings } from '../../core/surroundings.ts'
import { askedShape } from '../palette/asked-shape.ts'
import { isReplaceable, isReplacing, replacements, replaceShapes } from './replace-shape.ts'

const box = { x: 0, y: 0, width: 140, height: 60 }
const step = { id: 'stepstepst', kind: 'process', box, text: 'Check', look: { fill: '#ff0000' } }
const pool = {
  id: 'poolpoolpo',
  kind: 'pool',
  box: { ...box, x: 400 },
  stack: { direction: 'rows', header: 30, side: 'left' } as const,
}

beforeEach(() => isReplacing.set(false))

test('a shape becomes another one, with its words, its size and its look', async () => {
  const { editor, document, run } = await openHeadlessFlowchart({ shapes: [step] })
  editor.select([{ type: 'shape', id: step.id }])
  expect(run('flowchart.replace-shape')).toBe(null)
  expect(isReplacing.get()).toBe(true)
  const before = document.snapshot.shapes.get(step.id)
  replaceShapes(editor, 'decision')
  expect(document.snapshot.shapes.get(step.id)).toEqual({ ...before, kind: 'decision' })
  editor.undo()
  expect(document.snapshot.shapes.get(step.id)).toEqual(before)
})

test('pools are not replaced, and nothing becomes one', async () => {
  const { editor, document, run } = await openHeadlessFlowchart({ shapes: [pool] })
  editor.select([{ type: 'shape', id: pool.id }])
  expect(run('flowchart.replace-shape')).toBe('flowchart.reason.not-replaceable')
  replaceShapes(editor, 'decision')
  expect(document.snapshot.shapes.get(pool.id)?.kind).toBe('pool')
  expect(replacements).toContain('decision')
  expect(replacements.every(isReplaceable)).toBe(true)
})

test('in a hand the sheet is asked for it, and what is carried out of it means the shape that it is put on', async () => {
  const { editor, run } = await openHeadlessFlowchart({ shapes: [step, pool] })
  editor.select([{ type: 'shape', id: step.id }])
  surroundings.set('hand')
  try {
    expect(run('flowchart.replace-shape')).toBe(null)
    const asked = askedShape.get()
    expect(asked?.isAt?.({ x: 50, y: 30 })).toBe(true)
    expect(asked?.isAt?.({ x: 450, y: 30 })).toBe(false)
    expect(asked?.isAt?.({ x: 50, y: 300 })).toBe(false)
  } finally {
    surroundings.set(null)
    isStartPanelOpen.set(false)
  }
})
