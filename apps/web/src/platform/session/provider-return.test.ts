import { expect, test } from 'vitest'
import { endIn } from './provider-return.ts'

const [state, token] = ['s'.repeat(43), 't'.repeat(43)]
const hash = (told: Record<string, string>) => `#${new URLSearchParams(told)}`

test('what comes back with the state of this browser signs in or links', () => {
  expect(endIn(hash({ state, api_token: token }), state)).toEqual({ kind: 'ticket', token })
  expect(endIn(hash({ state, bind_token: token }), state)).toEqual({ kind: 'link', token })
})

test('T43: a ticket that somebody else put into an address does neither', () => {
  const over = { kind: 'failure', failure: 'over' }
  for (const name of ['api_token', 'bind_token']) {
    expect(endIn(hash({ state, [name]: token }), null)).toEqual(over)
    expect(endIn(hash({ state: 'another', [name]: token }), state)).toEqual(over)
    expect(endIn(hash({ [name]: token }), state)).toEqual(over)
    expect(endIn(hash({ state, [name]: 'short' }), state)).toEqual(over)
  }
  expect(endIn('#', state)).toEqual(over)
})

test('a failure is one of those that have words', () => {
  expect(endIn(hash({ state, error: 'refused' }), state)).toEqual({ kind: 'failure', failure: 'refused' })
  expect(endIn(hash({ error: 'registered' }), null)).toEqual({ kind: 'failure', failure: 'registered' })
  expect(endIn(hash({ state, error: '<b>anything</b>' }), state)).toEqual({ kind: 'failure', failure: 'over' })
})
