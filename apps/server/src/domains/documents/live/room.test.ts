import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { readServerFrame } from '../../../../../../tests/kit/collab/frames.ts'
import { TookTooLong } from '../../../platform/threads/job-thread.ts'
import { type OrderedThread, ThreadEnded } from '../../../platform/threads/ordered-thread.ts'
import type { Row } from '../journal/journal.ts'
import { type RoomJobs, roomJobs } from '../room-threads/room-jobs.ts'
import { Room } from './room.ts'
import type { Socket } from './socket.ts'

const fileId = 'f'.repeat(32)

/** Rows as they lie in a database that two processes share. */
class SharedJournal {
  readonly rows: Row[] = []
  readonly quarantined: number[] = []
  state: Uint8Array = Uint8Array.of(0, 0)
  compactedSeq = 0

  append(change: Uint8Array): Row {
    const row = { seq: this.rows.length + 1, change }
    this.rows.push(row)
    return row
  }

  compact(): void {
    this.state = Y.encodeStateAsUpdate(this.doc)
    this.compactedSeq = this.rows.length
  }

  get doc(): Y.Doc {
    const doc = new Y.Doc()
    for (const { change } of this.rows) Y.applyUpdate(doc, change)
    return doc
  }

  load() {
    const rows = this.rows.filter(({ seq }) => seq > this.compactedSeq)
    const { state, compactedSeq } = this
    return { state, rows, seq: this.rows.length, compactedSeq, limitsWaived: false, compactedAt: 0, kind: 0 }
  }

  async rowsAfter(_fileId: string, after: number) {
    const rows = this.rows.filter(({ seq }) => seq > Math.max(after, this.compactedSeq))
    const found = { seq: this.rows.length, state: this.compactedSeq > after ? this.state : null, rows }
    await sleep(Math.random() * 3)
    return found
  }

  async quarantine(_fileId: string, seq: number) {
    this.quarantined.push(seq)
    return true
  }
}

/** A room as one process has it, with somebody in it who looks on. */
async function openRoom(journal: SharedJournal) {
  const jobs = roomJobs()
  const thread = { run: async (job: keyof RoomJobs, input: never) => jobs[job](input) }
  const [broken, failed, published] = [vi.fn(), vi.fn(), vi.fn()]
  const room = new Room({
    ...{ fileId, journal, jobMs: 1_000, onError: failed, onBroken: broken },
    thread: thread as unknown as OrderedThread<RoomJobs>,
    publish: (_fileId, { seq }) => published(seq),
    publishPresence: () => undefined,
    publishQuarantined: (_fileId, seq) => published(`not ${seq}`),
  })
  const seen = new Y.Doc()
  const onlooker = {
    send: (frame: Uint8Array) => {
      const read = readServerFrame(new Uint8Array(frame))
      if (read.type === 'sync') Y.applyUpdate(seen, read.payload)
    },
  } as Socket
  Y.applyUpdate(seen, Y.encodeStateAsUpdate(journal.doc))
  await room.open(journal.load(), 'nodes')
  room.members.add(onlooker)
  const stateVector = async () => (await room.sync(Uint8Array.of(0)))?.missing ?? new Uint8Array()
  return { room, thread, seen, broken, failed, published, state: stateVector }
}

const textsOf = (doc: Y.Doc) => [...doc.getMap('texts').keys()].sort()

/** A change that builds on what is in the journal, as an editor's does. */
function newChange(journal: SharedJournal, text: string): Uint8Array {
  const doc = journal.doc
  const before = Y.encodeStateVector(doc)
  doc.getMap('texts').set(text, true)
  return Y.encodeStateAsUpdate(doc, before)
}

it('R1: two processes have the same document in the end, whatever the bus loses or turns round', async () => {
  const step = fc.record({
    by: fc.nat(1),
    /** Milliseconds on the bus; -1: lost. */
    delay: fc.integer({ min: -1, max: 3 }),
    isLarge: fc.boolean(),
    compacts: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      const journal = new SharedJournal()
      const rooms = [await openRoom(journal), await openRoom(journal)] as const
      const delivered: Promise<void>[] = []
      for (const [nth, { by, delay, isLarge, compacts }] of steps.entries()) {
        const row = journal.append(newChange(journal, `text ${nth}`))
        const [own, other] = by === 0 ? rooms : [rooms[1], rooms[0]]
        const told = async () => {
          if (delay < 0) return
          await sleep(delay)
          other.room.hear(row.seq, isLarge ? undefined : row.change)
        }
        delivered.push(told())
        // Its sender is answered only when it has all that comes before.
        await own.room.take(row)
        expect(own.room.seq).toBeGreaterThanOrEqual(row.seq)
        if (compacts) journal.compact()
      }
      await Promise.all(delivered)
      // As once a second, or when the bus is back.
      for (const { room } of rooms) if (room.seq < journal.rows.length) await room.catchUp()
      for (const { room, state, seen, broken, failed } of rooms) {
        expect(room.seq).toBe(journal.rows.length)
        const doc = new Y.Doc()
        Y.applyUpdate(doc, await state())
        expect(textsOf(doc)).toEqual(textsOf(journal.doc))
        expect(textsOf(seen)).toEqual(textsOf(journal.doc))
        expect(doc.store.pendingStructs).toBeNull()
        expect([broken.mock.calls, failed.mock.calls]).toEqual([[], []])
        room.close()
      }
    }),
    { numRuns: 60 },
  )
})

it('reads by itself what it heard of and never got', async () => {
  const journal = new SharedJournal()
  const { room, seen } = await openRoom(journal)
  journal.append(newChange(journal, 'lost'))
  const { seq, change } = journal.append(newChange(journal, 'heard'))
  room.hear(seq, change)
  await expect.poll(() => textsOf(seen)).toEqual(['heard', 'lost'])
})

it('hears what is written while it is being opened', async () => {
  const journal = new SharedJournal()
  const stored = journal.load()
  const { thread } = await openRoom(journal)
  const options = { fileId, journal, jobMs: 1_000, onError: vi.fn(), onBroken: vi.fn() }
  const room = new Room({
    ...options,
    ...{ publish: vi.fn(), publishPresence: () => undefined, publishQuarantined: vi.fn() },
    thread: thread as unknown as OrderedThread<RoomJobs>,
  })
  const opening = room.open(stored, 'nodes')
  const { seq, change } = journal.append(newChange(journal, 'meanwhile'))
  room.hear(seq, change)
  await opening
  await expect.poll(() => room.seq).toBe(1)
})

/** As if what is applied next held its thread up. */
const holdUp = (thread: { run: (...all: never[]) => Promise<unknown> }) => {
  thread.run = async () => {
    throw new TookTooLong()
  }
}

it('S2: puts a row that holds the thread up into quarantine, and tells its sender that it is not taken', async () => {
  const journal = new SharedJournal()
  const { room, thread, broken, published } = await openRoom(journal)
  holdUp(thread)
  const sender = { sendAwayForCost: vi.fn() }
  const row = journal.append(newChange(journal, 'endless'))
  await expect(room.take(row, { sender: sender as unknown as Socket })).rejects.toThrow(TookTooLong)
  expect(journal.quarantined).toEqual([1])
  expect(sender.sendAwayForCost).toHaveBeenCalledOnce()
  expect(broken).toHaveBeenCalledOnce()
  // Other processes never hear of it, but that it is none.
  await expect.poll(() => published.mock.calls).toEqual([['not 1']])
})

it('shows a quick row as soon as it is in the journal, but not before one that comes first', async () => {
  const journal = new SharedJournal()
  const { room, thread, seen, published } = await openRoom(journal)
  const run = thread.run
  const { promise: applying, resolve: apply } = Promise.withResolvers<void>()
  thread.run = async (job, input) => applying.then(() => run(job, input))
  const first = room.take(journal.append(newChange(journal, 'quick')), { isQuick: true })
  expect(textsOf(seen)).toEqual(['quick'])
  const others = [
    room.take(journal.append(newChange(journal, 'slow'))),
    room.take(journal.append(newChange(journal, 'quick, but later')), { isQuick: true }),
  ]
  expect(textsOf(seen)).toEqual(['quick'])
  expect(published.mock.calls).toEqual([[1]])
  apply()
  await Promise.all([first, ...others])
  expect(textsOf(seen)).toEqual(['quick', 'quick, but later', 'slow'])
  expect(published.mock.calls).toEqual([[1], [2], [3]])
})

it('takes no row out of the journal that another process has written and may have acknowledged', async () => {
  const journal = new SharedJournal()
  const { room, thread, broken } = await openRoom(journal)
  const run = thread.run
  thread.run = async (job, input) => (job === 'apply' ? Promise.reject(new TookTooLong()) : run(job, input))
  const { seq, change } = journal.append(newChange(journal, 'of another process'))
  room.hear(seq, change)
  await expect.poll(() => broken.mock.calls).not.toEqual([])
  expect(journal.quarantined).toEqual([])
})

it('takes no row out of the journal because of another one', async () => {
  const journal = new SharedJournal()
  const { room, thread } = await openRoom(journal)
  const first = journal.append(newChange(journal, 'endless'))
  const second = journal.append(newChange(journal, 'innocent'))
  const run = thread.run
  let isFirst = true
  thread.run = async (job, input) => {
    if (job !== 'apply') return run(job, input)
    const error = isFirst ? new TookTooLong() : new ThreadEnded()
    isFirst = false
    throw error
  }
  const taken = await Promise.allSettled([room.take(first), room.take(second)])
  expect(taken.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(journal.quarantined).toEqual([1])
})

it('after its thread has ended takes nothing in, and leaves the journal as it is', async () => {
  const journal = new SharedJournal()
  const { room, published } = await openRoom(journal)
  const row = journal.append(newChange(journal, 'written meanwhile'))
  room.abandon()
  await expect(room.take(row)).rejects.toThrow(ThreadEnded)
  expect(journal.quarantined).toEqual([])
  // Whoever has the document open by now, here or elsewhere, hears of it.
  expect(published.mock.calls).toEqual([[1]])
})

it('is broken when what it read from the journal could not be taken in', async () => {
  const journal = new SharedJournal()
  const { room, thread, broken } = await openRoom(journal)
  journal.append(newChange(journal, 'missed'))
  thread.run = async () => {
    throw new Error('something else')
  }
  await expect(room.catchUp()).rejects.toThrow('something else')
  expect(broken).toHaveBeenCalled()
})
