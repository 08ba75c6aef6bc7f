import { expect, test, vi } from 'vitest'
import type { Stored } from '../journal/journal.ts'
import { createPosters } from './posters.ts'

const stored: Stored = {
  state: new Uint8Array(),
  rows: [],
  seq: 0,
  compactedSeq: 0,
  limitsWaived: false,
  compactedAt: 0,
  kind: 0,
}

function setUp() {
  const world = { seq: 1, now: 0, drawn: 0, fails: false }
  const log = { warn: vi.fn() }
  const posters = createPosters({
    journal: {
      heads: async (ids) => new Map(ids.filter((id) => id !== 'gone').map((id) => [id, world.seq])),
      load: async () => stored,
    },
    kinds: { find: () => ({}) as never },
    worker: {
      run: (async () => {
        if (world.fails) throw new Error('too long')
        return new Uint8Array([++world.drawn])
      }) as never,
    },
    log: log as never,
    now: () => world.now,
  })
  const asked = async (fileId = 'map', kind: 'first' | 'unfolded' = 'first') =>
    (await posters(fileId, kind))?.[0] ?? null
  return { world, log, asked }
}

test('a poster is drawn once for each state of a document, for desks and for phones', async () => {
  const { world, asked } = setUp()
  expect(await Promise.all([asked(), asked(), asked('map', 'unfolded'), asked('other')])).toEqual([1, 1, 2, 3])
  world.now = 60_000
  expect(await asked()).toBe(1)
  world.seq = 2
  expect(await asked()).toBe(4)
})

test('while somebody writes it is drawn again every two seconds, not with every letter', async () => {
  const { world, asked } = setUp()
  await asked()
  Object.assign(world, { seq: 2, now: 1_999 })
  expect(await asked()).toBe(1)
  world.now = 2_000
  expect(await asked()).toBe(2)
})

test('what cannot be drawn is tried again after a minute, however often it changes; of what is not there nothing is drawn', async () => {
  const { world, log, asked } = setUp()
  expect(await asked('gone')).toBeNull()
  world.fails = true
  expect(await asked()).toBeNull()
  Object.assign(world, { fails: false, seq: 2, now: 59_999 })
  expect(await asked()).toBeNull()
  expect(log.warn).toHaveBeenCalledTimes(1)
  Object.assign(world, { seq: 1, now: 60_000 })
  expect(await asked()).toBe(1)
})
