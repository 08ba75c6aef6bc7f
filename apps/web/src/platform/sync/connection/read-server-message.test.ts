import { serverMessage } from '@ramify/contract'
import { expect, test } from 'vitest'
import { readServerMessage } from './read-server-message.ts'

const values = [
  undefined,
  null,
  0,
  1,
  -1,
  1.5,
  2 ** 60,
  true,
  false,
  '',
  'Plan',
  'rights',
  'limit',
  'size',
  'turns',
  [],
  {},
]
values.push([{}], [{ user_id: 'ann', nickname: 'Ann', asked_at: 1 }])
const types = [
  'marked',
  'refused',
  'rights',
  'renamed',
  'turn',
  'requests',
  'answered',
  'members',
  'comment',
  'people',
  'presence',
  'summoned',
  'toString',
  'unknown',
  7,
]
const ben = {
  ...{ id: 't', person: { id: 'p', name: 'Ben', avatar: null }, color: 2, since: 1 },
  ...{ selection: [{ type: 'node', id: 'n' }], cursor: { x: 1, y: 2 }, view: null, typing: null },
}

test('takes what the contract describes, and nothing else', () => {
  let taken = 0
  for (const type of types) {
    for (const one of values) {
      for (const other of values) {
        const payload = JSON.stringify({
          ...{ type, number: one, reason: one, name: one, edit: one, nodes: other },
          ...{ mode: one, holder: other, requests: one, accepted: one, event: one },
          ...{ by: one, left: one, watching: other },
        })
        const { success } = serverMessage.safeParse(JSON.parse(payload))
        expect(readServerMessage(payload) !== null, payload).toBe(success)
        if (success) taken++
      }
    }
  }
  expect(taken).toBeGreaterThan(0)
})

test('hands over what it says', () => {
  const messages = [
    { type: 'marked', number: 3 },
    { type: 'refused', reason: 'limit' },
    { type: 'rights', edit: true, nodes: null },
    { type: 'renamed', name: 'Plan' },
    { type: 'turn', mode: 'turns', holder: 'ann' },
    { type: 'requests', requests: [{ user_id: 'ann', nickname: 'Ann', asked_at: 1 }] },
    { type: 'answered', accepted: true },
    { type: 'members' },
    { type: 'comment', event: { change: 'cleared' } },
    { type: 'people', you: 't', people: [ben], watching: 3 },
    { type: 'presence', people: [{ id: 't', cursor: null }], left: ['u'] },
    { type: 'summoned', by: 't' },
  ]
  for (const message of messages) expect(readServerMessage(JSON.stringify(message))).toEqual(message)
})

test('takes nobody whom the contract does not describe', () => {
  for (const [field, value] of Object.keys(ben).flatMap((field) => values.map((value) => [field, value] as const))) {
    const changed = { ...ben, [field]: value }
    for (const message of [
      { type: 'people', you: 't', people: [changed], watching: 0 },
      { type: 'presence', people: [changed] },
    ]) {
      const payload = JSON.stringify(message)
      const { success } = serverMessage.safeParse(JSON.parse(payload))
      expect(readServerMessage(payload) !== null, payload).toBe(success)
    }
  }
})

test.each(['', 'null', '7', '[]', '{', '"marked"', '{"number":1}'])('no message: %s', (payload) => {
  expect(readServerMessage(payload)).toBeNull()
})
