import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Session } from '../sessions/sessions.ts'
import { CallTurns } from './call-turns.ts'

const ann = { personId: 'ann' } as Session
const eve = { personId: 'eve' } as Session
const requestOf = (headers: Record<string, string> = {}) => ({ headers, ip: '192.0.2.1' }) as unknown as FastifyRequest
const large = { 'content-length': '70000' }

/** Whose turn has come by now. */
async function come(...waits: Promise<void>[]): Promise<boolean[]> {
  const came = waits.map(() => false)
  waits.forEach((wait, nth) => {
    void wait.then(() => {
      came[nth] = true
    })
  })
  await new Promise(setImmediate)
  return came
}

test('S9: some calls of a person are worked on at once, and others do not wait for them', async () => {
  const turns = new CallTurns({ callsPerPerson: 2 })
  const first = requestOf()
  const waits = [first, requestOf(), requestOf()].map((request) => turns.wait(request, eve))
  expect(await come(...waits, turns.wait(requestOf(), ann), turns.wait(requestOf(), undefined))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
  turns.end(first)
  expect(await come(...waits)).toEqual([true, true, true])
})

test('S4: of large bodies, and of those that may be, a person sends one at a time', async () => {
  const turns = new CallTurns({ callsPerPerson: 6 })
  const first = requestOf(large)
  const waits = [first, requestOf({ 'transfer-encoding': 'chunked' }), requestOf({ 'content-length': '100' })].map(
    (request) => turns.wait(request, eve),
  )
  expect(await come(...waits, turns.wait(requestOf(large), ann))).toEqual([true, false, true, true])
  turns.end(first)
  expect(await come(...waits)).toEqual([true, true, true])
})

test('whoever is not signed in sends large bodies one at a time from a network', async () => {
  const turns = new CallTurns({ callsPerPerson: 6 })
  const waits = [requestOf(large), requestOf(large)].map((request) => turns.wait(request, undefined))
  expect(await come(...waits)).toEqual([true, false])
})
