// @module-tag never-retried
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { addTopic, CollabHouse, type Visitor } from '../../../../../../tests/kit/collab/collab.ts'
import { type EngineUnderTest, engines } from '../../../../../../tests/kit/database/engines.ts'
import { createLog } from '../../../platform/log.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import { readSettings } from '../../../platform/settings/read-settings.ts'
import { TookTooLong } from '../../../platform/threads/job-thread.ts'
import { createSearch } from '../../search/index.ts'
import { createJournal, type Journal } from '../journal/journal.ts'
import { serverKinds } from '../kinds/table.ts'
import { DocumentWorker } from '../reading/document-worker.ts'
import { documentLimits, documentSettings } from '../settings.ts'
import { Compaction } from './compaction.ts'

// On one engine: drawing asks nothing of a database.
const sqlite = engines.find(({ name }) => name === 'sqlite') as EngineUnderTest

describe('compaction', () => {
  let house: CollabHouse
  let journal: Journal
  let [eve, ann]: Visitor[] = []
  const worker = new DocumentWorker(serverKinds)
  beforeAll(async () => {
    house = await CollabHouse.open(sqlite)
    ;[eve, ann] = [await house.newVisitor(), await house.newVisitor()]
  })
  afterAll(async () => {
    await worker.close()
    await house.close()
  })

  function compactionWith(
    draw: (...asked: [string, unknown, { by: string }]) => Promise<never>,
    onLoad: (fileId: string) => void = () => undefined,
    { now, ...sizes }: { sizeOf?: Journal['sizeOf']; now?: () => number } = {},
  ): Compaction {
    const { database } = house
    const [log, metrics] = [createLog('silent'), createMetrics({ ofProcess: false })]
    const compaction: Compaction = new Compaction({
      ...{
        database,
        kinds: serverKinds,
        worker,
        log,
        metrics,
        search: createSearch({ database, log }),
        onShrunk: () => undefined,
      },
      onVersions: () => undefined,
      versions: documentLimits(readSettings(documentSettings, {})).versions,
      ...(now && { now }),
      drawingWorker: { run: draw } as unknown as DocumentWorker,
      get journal(): Journal {
        const load: Journal['load'] = (...asked) => {
          onLoad(asked[0])
          return journal.load(...asked)
        }
        return { ...journal, load, ...sizes }
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

  it('S5: drawing that takes too long is tried three times and then left; what was written is taken in each time', async () => {
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

  it('R3: keeps at most four of the documents that a server left behind in memory at once', async () => {
    const before = compactionWith(() => Promise.reject(new TookTooLong()))
    const dirty: string[] = []
    for (let nth = 0; nth < 12; nth++) {
      const fileId = await house.newFile(eve as Visitor)
      await write(eve, fileId)
      dirty.push(fileId)
    }
    await before.stop()
    const rows = () => Promise.all(dirty.map((fileId) => house.journalRows(fileId)))
    expect(await rows()).toEqual(dirty.map(() => 1))

    // Counted with each that comes and each that goes: a passing moment with five would be noticed.
    let [inMemory, most] = [0, 0]
    const drawing: (() => void)[] = []
    const draw = () => {
      const held = new Promise<never>((_resolve, reject) => drawing.push(() => reject(new TookTooLong())))
      return held.finally(() => inMemory--)
    }
    const after = compactionWith(draw, () => {
      most = Math.max(most, ++inMemory)
    })
    await after.sweep()
    await expect.poll(() => drawing.length).toBeGreaterThanOrEqual(4)
    for (let done = 0; done < dirty.length; done++) {
      await expect.poll(() => drawing.length).toBeGreaterThan(0)
      drawing.shift()?.()
    }
    await expect.poll(rows).toEqual(dirty.map(() => 0))
    expect(most).toBe(4)
    await after.stop()
  })

  it('R3: does not work through its queue when it is stopped, and leaves the rest in the journal', async () => {
    const drawing: (() => void)[] = []
    let [loads, isStopping] = [0, false]
    const draw = () =>
      new Promise<never>((_resolve, reject) => {
        drawing.push(() => reject(new TookTooLong()))
        if (isStopping) drawing.pop()?.()
      })
    const compaction = compactionWith(draw, () => loads++)
    const queued = []
    for (let nth = 0; nth < 12; nth++) {
      const fileId = await house.newFile(eve as Visitor)
      await write(eve, fileId)
      queued.push({ fileId, done: compaction.compact(fileId) })
    }
    const ended = Promise.allSettled(queued.map(({ done }) => done))
    await expect.poll(() => drawing.length).toBe(4)
    isStopping = true
    const stopped = compaction.stop()
    // As closing the threads does.
    for (const end of drawing) end()
    await stopped
    await ended
    expect(loads).toBe(4)
    const left = await Promise.all(queued.map(({ fileId }) => house.journalRows(fileId)))
    expect(left).toEqual(queued.map(() => 1))
    const next = compactionWith(() => Promise.reject(new TookTooLong()))
    for (const { fileId } of queued) await next.compact(fileId)
    await next.stop()
  })

  it('S9: draws a new document in the turn of whoever made it', async () => {
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

  it('S5: drawing that takes too long keeps somebody else waiting for one document, not for all', async () => {
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

  describe('large documents', () => {
    const megabytes = async () => 2 * 1024 * 1024
    const failed = () => Promise.reject(new TookTooLong())

    it('S9: one at a time, and everybody in turn', async () => {
      const loaded: string[] = []
      let [inMemory, most] = [0, 0]
      const draw = () => failed().finally(() => inMemory--)
      const onLoad = (fileId: string) => {
        loaded.push(fileId)
        most = Math.max(most, ++inMemory)
      }
      const compaction = compactionWith(draw, onLoad, { sizeOf: megabytes })
      const written = async (visitor: Visitor | undefined) => {
        const fileId = await house.newFile(visitor as Visitor)
        await write(visitor, fileId)
        return fileId
      }
      const many: string[] = []
      for (let nth = 0; nth < 10; nth++) many.push(await written(eve))
      const one = await written(ann)
      await Promise.all([...many, one].map((fileId) => compaction.compact(fileId)))
      // Behind the one that is at work and the one that waited first.
      expect(loaded.indexOf(one)).toBe(2)
      expect(most).toBe(1)
      await compaction.stop()
    })

    it('R3: the rest after one ends with the server', async () => {
      let time = 0
      const anHour = async () => {
        time += 3_600_000
        return failed()
      }
      const compaction = compactionWith(anHour, undefined, { sizeOf: megabytes, now: () => time })
      const [first, second] = [await house.newFile(eve as Visitor), await house.newFile(eve as Visitor)]
      await compaction.compact(first)
      const waiting = compaction.compact(second)
      await compaction.stop()
      await waiting
    })
  })
})
