import { type Command, newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { type Said, saidOfChange } from './said-of-change.ts'

const leaf = (id: string, ...children: unknown[]) => ({ id, text: id.toUpperCase(), children })

function said(lead: string | null, ...commands: Command[]): Said | null {
  const map = openMap(newMap({ text: 'Root', root: 'root' }))
  const forest = [leaf('a', leaf('a1', leaf('a11')), leaf('a2')), leaf('b')] as never
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  let last: Said | null = null
  map.subscribe((change) => {
    last = saidOfChange(change, lead)
  })
  for (const command of commands) map.execute(command)
  return last
}

test.each<[string, string | null, Command, Said | null]>([
  ['added', null, { type: 'addChild', parent: 'b', text: 'New' }, { act: 'added', name: 'New', count: 1 }],
  ['deleted', null, { type: 'deleteNodes', ids: ['a1'] }, { act: 'deleted', name: 'A1', count: 2 }],
  ['folded', null, { type: 'setFold', ids: ['a'], folded: true }, { act: 'folded', name: 'A' }],
  [
    'moved elsewhere',
    null,
    { type: 'moveNodes', ids: ['a1'], to: { parent: 'b' } },
    { act: 'moved', name: 'A1', parent: 'B', position: 1, size: 1 },
  ],
  [
    'moved among siblings',
    'b',
    { type: 'moveNodes', ids: ['b'], to: { before: 'a' } },
    { act: 'moved', name: 'B', parent: 'Root', position: 1, size: 2 },
  ],
  ['set afloat', null, { type: 'moveNodes', ids: ['b'], to: { at: { x: 0, y: 9 } } }, { act: 'set-afloat', name: 'B' }],
  ['words are no structure', 'b', { type: 'setText', id: 'b', text: 'Other' }, null],
  [
    'a link is not said of another topic',
    'a',
    { type: 'setLink', ids: ['b'], link: { url: 'https://example.org' } },
    null,
  ],
])('%s', (_name, lead, command, expected) => {
  expect(said(lead, command)).toEqual(expected)
})

test('how the lead was moved and widened by hand', () => {
  const nudge = (x: number, width: number | null): Command => ({
    type: 'setNudge',
    ids: ['a', 'b'],
    nudge: x === 0 && width === null ? null : { x, y: 0, width },
  })
  expect(said('b', nudge(10, null))).toEqual({ act: 'nudged', name: 'B' })
  expect(said('b', nudge(10, null), nudge(10, 80))).toEqual({ act: 'widened', name: 'B', width: 80 })
  expect(said('b', nudge(10, 80), nudge(20, 80))).toEqual({ act: 'nudged', name: 'B' })
  expect(said('b', nudge(10, 80), nudge(0, null))).toEqual({ act: 'put-back', name: 'B' })
  expect(said('a1', nudge(10, null))).toBeNull()
  const further: Command = { type: 'moveNodes', ids: ['b'], to: { at: { x: 0, y: 20 } } }
  expect(said('b', { type: 'moveNodes', ids: ['b'], to: { at: { x: 0, y: 9 } } }, further)).toEqual({
    act: 'nudged',
    name: 'B',
  })
})

test('how the lead is dressed', () => {
  const dress = (look: object): Command => ({ type: 'setLook', ids: ['a', 'b'], look })
  expect(said('b', dress({ bold: true }))).toEqual({ act: 'lettered', letters: 'bold', isOn: true })
  expect(said('b', dress({ bold: true }), dress({ bold: false }))).toEqual({
    act: 'lettered',
    letters: 'bold',
    isOn: false,
  })
  expect(said('b', dress({ bold: true }), dress({ bold: null }))).toEqual({ act: 'styled', name: 'B' })
  expect(said('b', dress({ fill: '#ffeecc' }))).toEqual({ act: 'styled', name: 'B' })
  expect(said('a1', dress({ fill: '#ffeecc' }))).toBeNull()
})

test('what the lead has come to carry', () => {
  const marks = { icons: ['flag-red'] }
  expect(said('b', { type: 'setMarks', ids: ['a', 'b'], marks })).toMatchObject({
    act: 'carries',
    node: { id: 'b', marks },
  })
  expect(said('b', { type: 'setNote', id: 'b', note: 'typed' })).toBeNull()
})
