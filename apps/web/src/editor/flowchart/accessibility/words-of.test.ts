import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { wordsOf } from './words-of.ts'

await speakEnglish()

test('a description is heard beside the words of a shape, and in their place where there are none', async () => {
  const box = { x: 0, y: 0, width: 100, height: 50 }
  const { document, editor } = await openHeadlessFlowchart({
    shapes: [
      { id: 'picture', kind: 'image', box, alt: 'A van before a house' },
      { id: 'step', kind: 'process', box, text: 'Pay', alt: 'Drawn in red' },
    ],
    connectors: [{ id: 'line', from: { shape: 'step' }, to: { shape: 'picture' } }],
  })
  const said = (id: string) => wordsOf(document.snapshot, id, currentTranslator())
  expect(said('picture')).toContain('A van before a house')
  expect(said('step')).toContain('Pay, Drawn in red')
  expect(said('step').match(/A van before a house/g)).toHaveLength(1)
  editor.execute({ type: 'setShapes', shapes: ['picture'], alt: null })
  expect(said('picture')).not.toContain('van')
  editor.undo()
  expect(said('picture')).toContain('van')
})

test('where one goes on from a shape is said in the order of drawing, however the connectors came', async () => {
  const shapes = ['a', 'b', 'c'].map((id, nth) => {
    return { id, kind: 'process', box: { x: nth * 200, y: 0, width: 100, height: 60 }, text: id.toUpperCase() }
  })
  const connectors = ['b', 'c'].map((to) => ({ id: `to-${to}`, from: { shape: 'a' }, to: { shape: to } }))
  const { document } = await openHeadlessFlowchart({ shapes, connectors })
  const { snapshot } = document
  const otherwise = { ...snapshot, connectors: new Map([...snapshot.connectors].reverse()) }
  const said = [snapshot, otherwise].map((each) => wordsOf(each, 'a', currentTranslator()))
  expect(said).toEqual(['Process: A, leads to B, C', 'Process: A, leads to B, C'])
})
