import { type Command, newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { saidOfThings, type ThingSaid } from './said-of-things.ts'

function said(...commands: Command[]): ThingSaid | null {
  const map = openMap(newMap({ text: 'Root', root: 'root' }))
  const forest = ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() }))
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  let last: ThingSaid | null = null
  map.subscribe((change) => {
    last = saidOfThings(change)
  })
  for (const command of commands) map.execute(command)
  return last
}

const line: Command = { type: 'addLine', id: 'l', from: 'a', to: 'b' }
const boundary: Command = { type: 'addRange', id: 'r', kind: 'boundary', first: 'a', last: 'b' }
const ends = { from: 'A', to: 'B' }

test.each<[string, Command[], ThingSaid | null]>([
  ['a line that came', [line], { act: 'line-added', ...ends }],
  [
    'a line that goes elsewhere',
    [line, { type: 'setLine', id: 'l', to: 'c' }],
    { act: 'line-moved', from: 'A', to: 'C' },
  ],
  ['a line that went', [line, { type: 'deleteLines', ids: ['l'] }], { act: 'line-deleted', ...ends }],
  ['a line that looks different', [line, { type: 'setLine', id: 'l', look: { width: 3 } }], null],
  ['a boundary that came', [boundary], { act: 'boundary-added', ...ends }],
  [
    'a boundary that spans on',
    [boundary, { type: 'setRange', id: 'r', span: { first: 'a', last: 'c' } }],
    { act: 'boundary-moved', from: 'A', to: 'C' },
  ],
  ['a boundary that went', [boundary, { type: 'deleteRanges', ids: ['r'] }], { act: 'boundary-deleted', ...ends }],
  ['a boundary with other words', [boundary, { type: 'setText', id: 'r', part: 'range', text: 'New' }], null],
])('%s', (_name, commands, expected) => {
  expect(said(...commands)).toEqual(expected)
})
