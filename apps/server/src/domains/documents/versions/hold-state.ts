import type { Kysely } from 'kysely'
import type { DocumentTables } from '../tables.ts'

/**
 * Changes nothing, but until the transaction ends whoever compacts the document, or keeps or removes versions of it, waits. Gives when
 * it was compacted last; undefined when there is no such document.
 */
export async function holdState(db: Kysely<DocumentTables>, fileId: string): Promise<number | undefined> {
  const held = await db
    .updateTable('document_states')
    .set(({ ref }) => ({ compacted_at: ref('compacted_at') }))
    .where('file_id', '=', fileId)
    .returning('compacted_at')
    .executeTakeFirst()
  return held?.compacted_at
}
