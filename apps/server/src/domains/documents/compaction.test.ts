// @module-tag never-retried
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { addTopic, CollabHouse, type Visitor } from '../../../../../tests/kit/collab.ts'
import { type EngineUnderTest, engines } from '../../../../../tests/kit/engines.ts'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { TookTooLong } from '../../platform/threads/job-thread.ts'
import { createSearch } from '../search/index.ts'
import { Compaction } from './compaction.ts'
import { createJournal, type Journal } from './journal.ts'
import { Workshop } from './workshop.ts'

// On one engine: drawing asks nothing of a database.
const sqlite = engines.find(({ name }) => name === 'sqlite') as EngineUnderTest

describe('drawing that takes too long', () => {
  let house: CollabHouse
  let journal: Journal
  let [eve, ann]: Visitor[] = []
  const workshop = new Workshop()
  beforeAll(async () => {
    house = await CollabHouse.open(sqlite)
    ;[eve, ann] = [await house.newVisitor(), await house.newVisitor()]
  })
  afterAll(async () => {
    await workshop.close()
    await house.close()
  })

  function compactionWith(draw: (...asked: [string, unknown, { by: string }]) => Promise<never>): Compaction {
    const { database } = house
    const [log, metrics] = [createLog('silent'), createMetrics({ ofProcess: false })]
    const compaction: Compaction = new Compaction({
      ...{ database, workshop, log, metrics, search: createSearch({ database, log }), onShrunk: () => undefined },
      studio: { run: draw } as unknown as Workshop,
      get journal() {
        return journal
      },
    })
    journal = createJournal({ database, log, metrics, onCommit: (entry) => compaction.wrote(entry) })
    return compaction
  }

  async function write(visitor: Visitor | undefined, fileId: string): Promise<void> {
    const doc = await house.stored(fileId)
    const before = Y.encodeStateVector(doc)
    addTopic(doc, 'More')
    const change = Uint8Array.from(Y.encodeStateAsUpdate(doc, before))
    await journal.append({ fileId, personId: visitor?.personId ?? null, change })
  }

  it('S5: is tried three times and then left; what was written is taken in each time', async () => {
    let tries = 0
    const compaction = compactionWith(async () => {
      tries++
      throw new TookTooLong()
    })
    const fileId = await house.newFile(eve as Visitor)
    for (let round = 0; round < 5; round++) {
      await write(eve, fileId)
      await compaction.compact(fileId)
      expect(await house.journalRows(fileId)).toBe(0)
    }
    expect(tries).toBe(3)
    expect((await house.documents.read(fileId, 'ann')).statistics.nodeNum).toBe(6)
    await compaction.stop()
  })

  it('S9: takes a new document in the turn of whoever made it', async () => {
    const by: string[] = []
    const compaction = compactionWith(async (...[, , asked]) => {
      by.push(asked.by)
      throw new TookTooLong()
    })
    const fileId = await house.newFile(eve as Visitor)
    compaction.soon(fileId, 'eve')
    compaction.redraw(fileId)
    await compaction.compact(fileId)
    expect(by).toEqual(['eve'])
    await compaction.stop()
  })

  it('S5: keeps somebody else waiting for one document, not for all', async () => {
    const drawing: (() => void)[] = []
    const compaction = compactionWith(
      () => new Promise((_resolve, reject) => drawing.push(() => reject(new TookTooLong()))),
    )
    const compacted = async (visitor: Visitor) => {
      const fileId = await house.newFile(visitor)
      await write(visitor, fileId)
      return { fileId, done: compaction.compact(fileId) }
    }
    const bombs = []
    for (let nth = 0; nth < 12; nth++) bombs.push(await compacted(eve as Visitor))
    await expect.poll(() => drawing.length).toBe(4)
    const { fileId, done } = await compacted(ann as Visitor)
    // One of eve's is through and one more, then it is ann's turn.
    for (let began = drawing.length; (await house.journalRows(fileId)) > 0; await nextTurn()) {
      drawing.shift()?.()
      await expect.poll(() => drawing.length).toBeGreaterThanOrEqual(Math.min(began, 4))
      began = drawing.length
    }
    await done
    const left = await Promise.all(bombs.map((bomb) => house.journalRows(bomb.fileId)))
    expect(left.filter((rows) => rows > 0).length).toBeGreaterThanOrEqual(5)
    const ending = setInterval(() => drawing.shift()?.(), 5)
    await Promise.all(bombs.map((bomb) => bomb.done))
    clearInterval(ending)
    await compaction.stop()
  })
})
