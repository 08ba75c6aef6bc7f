import { type Command, newMap, openMap } from '@ramify/document'
import { composeScene } from '@ramify/scene'
import { themes } from '@ramify/themes'
import { expect, test } from 'vitest'
import { dressedAlike } from './dressed-alike.ts'

const measurer = { width: (text: string) => text.length * 8, lineMetrics: () => ({ ascent: 10, descent: 3 }) }

function facesBeforeAndAfter(command: Command) {
  const map = openMap(newMap({ text: 'Root', root: 'root' }))
  map.execute({ type: 'addTree', forest: [{ id: 'a', text: 'Main' }], to: { parent: 'root' } })
  const face = () => {
    const found = composeScene({ snapshot: map.snapshot, theme: themes['sky-19'], measurer }).placeOf('a')?.face
    if (!found) throw new Error('It was just made.')
    return found
  }
  const before = face()
  map.execute(command)
  return [before, face()] as const
}

test('words and notes do not change how a topic is dressed', () => {
  expect(dressedAlike(...facesBeforeAndAfter({ type: 'setText', id: 'a', text: 'Other words' }))).toBe(true)
  expect(dressedAlike(...facesBeforeAndAfter({ type: 'setNote', id: 'a', note: 'More of them' }))).toBe(true)
})

test.each<Command>([
  { type: 'setLook', ids: ['a'], look: { fill: '#ff0000' } },
  { type: 'setLook', ids: ['a'], look: { bold: true } },
  { type: 'setLook', ids: ['a'], look: { align: 'right' } },
  { type: 'setMarks', ids: ['a'], marks: { priority: 3 } },
  { type: 'setLayout', id: 'a', layout: 'filetree' },
])('$type changes it', (command) => {
  expect(dressedAlike(...facesBeforeAndAfter(command))).toBe(false)
})
