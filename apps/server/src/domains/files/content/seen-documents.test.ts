import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../../../../../tests/kit/database/engines.ts'
import { openFileServices } from '../../../../../../tests/kit/server/file-services.ts'
import type { Log } from '../../../platform/log.ts'
import { newId } from '../../../platform/random.ts'
import type { FileTables } from '../tables.ts'
import { keepSeenDocuments } from './seen-documents.ts'

const day = 24 * 60 * 60_000

describe.each(engines)('what sessions have seen, on $name', (engine) => {
  let house: Awaited<ReturnType<typeof openFileServices>>
  beforeAll(async () => {
    house = await openFileServices(engine)
  })
  afterAll(() => house.close())

  it('counts for calls that come after the answer, and for a day', async () => {
    const { caller, services } = house
    let clock = 1_700_000_000_000.25
    const db = services.database.tables<FileTables>()
    const seen = keepSeenDocuments(db, { now: () => clock })
    const fileId = newId()
    const seenAt = (receivedAt: number) => seen.seenBefore({ ...caller, receivedAt }, fileId)
    expect(await seenAt(clock)).toBeUndefined()
    await seen.note(caller.session, fileId, 'first')
    await seen.note(caller.session, fileId, 'second')
    // Less than a millisecond before and after.
    expect(await seenAt(clock - 0.125)).toBeUndefined()
    expect(await seenAt(clock)).toBeUndefined()
    expect(await seenAt(clock + 0.125)).toBe('second')
    clock += day
    expect(await seenAt(clock)).toBeUndefined()
    await seen.note(caller.session, newId(), 'other')
    expect(await db.selectFrom('seen_documents').selectAll().where('file_id', '=', fileId).execute()).toEqual([
      { session_id: caller.session.id, file_id: fileId, hash: 'second', seen_us: 1_700_000_000_000_250 },
    ])
    clock += 1
    // Rows that no longer count go now and then.
    await keepSeenDocuments(db, { now: () => clock }).note(caller.session, newId(), 'another')
    expect(await db.selectFrom('seen_documents').selectAll().where('file_id', '=', fileId).execute()).toEqual([])
  })

  it('R5: are not noted where nothing can be written, and what was read is answered', async () => {
    const { caller, services } = house
    const db = services.database.tables<FileTables>()
    const lines: unknown[] = []
    const log = { warn: (...line: unknown[]) => lines.push(line) } as Partial<Log> as Log
    await sql`alter table seen_documents rename to seen_away`.execute(db)
    await keepSeenDocuments(db, { log }).note(caller.session, newId(), 'first')
    await sql`alter table seen_away rename to seen_documents`.execute(db)
    expect(lines).toHaveLength(1)
  })
})
