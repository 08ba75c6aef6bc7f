import { newMap } from '@ramify/document'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'
import { migrations } from '../../../apps/server/migrations/index.ts'
import { createJournal } from '../../../apps/server/src/domains/documents/journal/journal.ts'
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts'
import { newId } from '../../../apps/server/src/platform/random.ts'
import { addTopic, readStored, topicsOf } from '../../kit/collab/collab.ts'
import { freshDatabase } from '../../kit/database/database.ts'
import { engines } from '../../kit/database/engines.ts'

const step = '0016-document-heads'
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < step))

type Row = Record<string, string | number | Uint8Array | null>

describe.each(engines)('documents that were there before they had heads, on $name', (engine) => {
  it('keep all changes in their order, and are written to from there', async () => {
    const { database, dispose } = await freshDatabase(engine)
    onTestFinished(dispose)
    await migrate(database, before)
    const db = database.tables<Record<string, Row>>()
    const documents = await Promise.all(
      ['One', 'Other', 'Untouched'].map(async (text) => {
        const [file_id, doc] = [newId(), newMap({ text })]
        const state = Y.encodeStateAsUpdate(doc)
        await db.insertInto('document_states').values({ file_id, state, lifted: 0, compacted_at: 1 }).execute()
        const changes: Uint8Array[] = []
        doc.on('update', (change: Uint8Array) => changes.push(change))
        return { file_id, doc, changes }
      }),
    )
    // Their changes come mixed, as the one counter of the journal numbered them.
    for (let nth = 0; nth < 5; nth++) {
      for (const { file_id, doc, changes } of documents.slice(0, 2)) {
        addTopic(doc, `topic ${nth}`)
        const rows = changes.splice(0).map((change) => ({ file_id, person_id: null, change, at: nth }))
        await db.insertInto('document_journal').values(rows).execute()
      }
    }
    const [one, other, untouched] = documents.map(({ file_id }) => file_id) as [string, string, string]
    const aside = { seq: 3, file_id: one, at: 1, change: new Uint8Array([9]) }
    await db.insertInto('document_quarantine').values(aside).execute()
    const countBefore = (await db.selectFrom('document_journal').select('seq').where('file_id', '=', one).execute())
      .length

    expect(await migrate(database, migrations)).toContain(step)
    const metrics = createMetrics({ ofProcess: false })
    const journal = createJournal({ database, log: createLog('silent'), metrics, onCommit: () => undefined })
    expect(await journal.heads([one, other, untouched])).toEqual(
      new Map([one, other].map((id) => [id, countBefore])).set(untouched, 0),
    )
    for (const { file_id, doc } of documents) {
      expect(topicsOf(await readStored(database, file_id))).toEqual(topicsOf(doc))
    }
    const stored = await journal.load(one)
    expect(stored?.rows.map(({ seq }) => seq)).toEqual(Array.from({ length: countBefore }, (_, nth) => nth + 1))
    expect(stored).toMatchObject({ seq: countBefore, compactedSeq: 0 })
    expect(await db.selectFrom('document_quarantine').select(['seq', 'file_id', 'at']).execute()).toEqual([
      { seq: 3, file_id: one, at: 1 },
    ])
    const entry = { fileId: one, personId: null, change: new Uint8Array([0, 0]) }
    expect(await journal.append(entry)).toBe(countBefore + 1)
    // Its number was given to another change before, by the counter of all documents.
    expect(await journal.quarantine(one, 3)).toBe(true)
  })
})
