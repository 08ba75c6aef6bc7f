// @module-tag never-retried
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addTopic, CollabHouse, topicsOf } from '../kit/collab/collab.ts'
import { type EngineUnderTest, engines } from '../kit/database/engines.ts'

// On one engine: what is measured by a clock is measured outside of the database.
const sqlite = engines.find(({ name }) => name === 'sqlite') as EngineUnderTest

describe('a clock that is set', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('R4: %s by an hour disconnects nobody and delays no compaction', async (_name, byMs) => {
    const house = await CollabHouse.open(sqlite)
    const ann = await house.newVisitor()
    const fileId = await house.newFile(ann)
    const client = await house.client(ann, fileId).connect()
    addTopic(client.doc, 'before')
    expect(await client.saved()).toBe(true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })
    // As many as a burst of keys: allowances that were counted by the clock would be used up.
    for (let nth = 0; nth < 50; nth++) addTopic(client.doc, `after ${nth}`)
    expect(await client.saved()).toBe(true)
    expect(client.closeCode).toBe(0)
    await expect.poll(() => house.journalRows(fileId), { timeout: 60_000 }).toBe(0)
    addTopic(client.doc, 'last')
    expect(await client.saved()).toBe(true)
    expect(topicsOf(await house.stored(fileId))).toHaveLength(53)
    vi.useRealTimers()
    await house.close()
  })
})
