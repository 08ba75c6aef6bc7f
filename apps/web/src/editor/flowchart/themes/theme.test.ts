import { themes } from '@ramify/themes'
import { expect, test, vi } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'

const box = { x: 0, y: 0, width: 100, height: 60 }
const items = {
  shapes: [
    { id: 'stepstepst', kind: 'process', box },
    { id: 'dresseddre', kind: 'process', box: { ...box, x: 300 }, look: { fill: '#ff0000' } },
  ],
  connectors: [{ id: 'linelineli', from: { shape: 'stepstepst' }, to: { shape: 'dresseddre' }, look: { width: 4 } }],
}

async function open(level = 1) {
  const onLevel = vi.fn()
  const limits = { nodes: null, onReached: () => undefined, hasPlans: true, level, onLevel }
  const opened = await openHeadlessFlowchart(items, { limits })
  const { editor } = opened
  const fillOf = (id: string) => editor.scene.get().shapeOf(id)?.face.style.fill
  return { ...opened, onLevel, fillOf }
}

test('every theme recolours the page, but for what was styled by hand, and is undone', async () => {
  const { editor, run, fillOf } = await open()
  const before = fillOf('stepstepst')
  const others = Object.values(themes).filter(({ id }) => id !== 'sky-19')
  for (const { id, branches, background } of others) {
    expect(run(`editor.theme-${id}`)).toBe(null)
    const [first] = branches
    expect(fillOf('stepstepst')).toBe(first.fill === 'none' ? background.color : first.fill)
    expect(editor.scene.get().paper).toBe(background.color)
    expect(fillOf('dresseddre')).toBe('#ff0000')
  }
  for (const _ of others) editor.undo()
  expect(fillOf('stepstepst')).toBe(before)
})

test('a theme that is only tried on leaves nothing behind', async () => {
  const { editor, document } = await open()
  const { paper } = editor.scene.get()
  editor.preview({ theme: 'midnight' })
  expect(editor.scene.get().paper).toBe(themes.midnight.background.color)
  editor.preview(null)
  expect(editor.scene.get().paper).toBe(paper)
  expect(document.snapshot.theme).toBe('sky-19')
})

test('themes of a higher plan are offered, not put on', async () => {
  const { document, run, onLevel } = await open(0)
  const higher = Object.values(themes).find(({ level }) => level > 0)
  run(`editor.theme-${higher?.id}`)
  expect(onLevel).toHaveBeenCalledOnce()
  expect(document.snapshot.theme).toBe('sky-19')
})

test('everything that was styled by hand is given back to the theme in one step', async () => {
  const { editor, document, run } = await open()
  const { shapes, connectors } = document.snapshot
  expect(run('flowchart.remove-custom-styles')).toBe(null)
  expect(
    [...document.snapshot.shapes.values(), ...document.snapshot.connectors.values()].map(({ look }) => look),
  ).toEqual([{}, {}, {}])
  expect(run('flowchart.remove-custom-styles')).toBe('flowchart.reason.no-custom-styles')
  editor.undo()
  expect([...document.snapshot.shapes]).toEqual([...shapes])
  expect([...document.snapshot.connectors]).toEqual([...connectors])
})
