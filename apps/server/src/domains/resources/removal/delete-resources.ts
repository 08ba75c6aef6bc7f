import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { batches } from '../../../platform/database/batches.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import type { Services } from '../services.ts'
import type { ResourceTables } from '../tables.ts'

/** What the document names now stays, whoever says that it does not. The rest goes with the sweep, unless it is named again. */
export function deleteResources(services: Services): Handler<'/callbacks/delete_resources'> {
  const { database, access } = services
  const db = database.tables<ResourceTables>()
  return async ({ file_guid, resource_ids }, { session: { personId } }) => {
    if (file_guid !== undefined) await access.require(personId, 'edit', file_guid)
    const asked = eachOnce(resource_ids)
    if (asked.length === 0) return { marked: 0 }
    const fileIds =
      file_guid === undefined ? await filesWith(db, asked, await access.filesOf(personId, 'edit')) : [file_guid]
    let marked = 0
    for (const fileId of fileIds) marked += await mark(services, { fileId, personId, asked })
    return { marked }
  }
}

function eachOnce(ids: string | readonly string[]): string[] {
  const list = typeof ids === 'string' ? ids.split(',') : ids
  return [...new Set(list.map((id) => id.trim()).filter((id) => id !== ''))]
}

/** Those of the files that have one of the pictures. */
async function filesWith(
  db: Kysely<ResourceTables>,
  ids: readonly string[],
  fileIds: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const some of batches(fileIds)) {
    const files = await db
      .selectFrom('resources')
      .select('file_id')
      .distinct()
      .where('file_id', 'in', some)
      .where('id', 'in', ids)
      .where('unnamed_since', 'is', null)
      .execute()
    found.push(...files.map(({ file_id }) => file_id))
  }
  return found
}

interface Wish {
  fileId: string
  personId: string
  asked: readonly string[]
}

async function mark({ database, documents, now }: Services, { fileId, personId, asked }: Wish): Promise<number> {
  const named = await namedBy(documents, fileId, personId)
  if (named === 'unknown') return 0
  const unnamed = asked.filter((id) => !named.has(id))
  if (unnamed.length === 0) return 0
  const { numUpdatedRows } = await database
    .tables<ResourceTables>()
    .updateTable('resources')
    .set({ unnamed_since: now() })
    .where('file_id', '=', fileId)
    .where('id', 'in', unnamed)
    .where('unnamed_since', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Of a document that only a newer server can read nobody here knows what it names: all of its pictures stay. */
async function namedBy(
  documents: Services['documents'],
  fileId: string,
  by: string,
): Promise<ReadonlySet<string> | 'unknown'> {
  try {
    return new Set((await documents.read(fileId, by)).statistics.resourceIds.split(','))
  } catch (error) {
    if (error instanceof AppError && error.errno === -426) return 'unknown'
    throw error
  }
}
