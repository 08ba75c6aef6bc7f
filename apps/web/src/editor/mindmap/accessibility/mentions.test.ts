import { themes } from '@ramify/themes'
import { expect, test } from 'vitest'
import { composeScene } from '../../../../../../packages/scene/src/mindmap/compose/compose-scene.ts'
import { mapOf, plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { mentionsOf } from './mentions.ts'

const children = ['a', 'b', 'c', 'd', 'sum'].map((id) => ({ id, text: `Topic ${id}` }))
const snapshot = mapOf({ id: 'root', text: 'Root', children }, [], {
  lines: [{ from: 'a', to: 'c' }],
  ranges: [
    { parent: 'root', first: 'a', last: 'b', kind: 'summary', topic: 'sum' },
    { parent: 'root', first: 'b', last: 'c', kind: 'boundary', text: 'Now' },
  ],
})

test('topics that are read tell of their lines, and of what is drawn around them; others cost nothing', () => {
  const scene = composeScene({ snapshot, theme: themes.classic, measurer: plainMeasurer })
  expect(Object.fromEntries(mentionsOf(scene, ['a', 'b', 'd']))).toEqual({
    a: [
      { kind: 'relates-to', name: 'Topic c' },
      { kind: 'in-summary', name: 'Topic sum' },
    ],
    b: [
      { kind: 'in-summary', name: 'Topic sum' },
      { kind: 'in-boundary', name: 'Now' },
    ],
    d: [],
  })
})
