import { AppError } from '../../../platform/app-error.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { type Principal, principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'
import type { ResourceTables } from '../tables.ts'

/** What the document names now stays, whoever says that it does not. The rest goes with the sweep, unless it is named again. */
export function deleteResources(services: Services): Handler<'/callbacks/delete_resources'> {
  const { access } = services
  return async ({ file_guid, resource_ids }, { session }) => {
    const principal = principalOf(session)
    if (file_guid !== undefined) await access.require(principal, 'edit', file_guid)
    const asked = eachOnce(resource_ids)
    if (asked.length === 0) return { marked: 0 }
    const fileIds = file_guid === undefined ? await filesWith(services, principal, asked) : [file_guid]
    let marked = 0
    for (const fileId of fileIds) marked += await mark(services, { fileId, personId: session.personId, asked })
    return { marked }
  }
}

function eachOnce(ids: string | readonly string[]): string[] {
  const list = typeof ids === 'string' ? ids.split(',') : ids
  return [...new Set(list.map((id) => id.trim()).filter((id) => id !== ''))]
}

/** Files that have one of the pictures and that the principal may edit. */
async function filesWith(
  { database, access }: Services,
  principal: Principal,
  ids: readonly string[],
): Promise<Iterable<string>> {
  const { own, shared } = await access.spacesOf(principal)
  if (own.length + shared.length === 0) return []
  const files = await database
    .tables<ResourceTables>()
    .selectFrom('files')
    .innerJoin('resources', 'resources.file_id', 'files.id')
    .select('files.id')
    .distinct()
    .where('files.space_id', 'in', [...own, ...shared])
    .where('resources.id', 'in', ids)
    .where('resources.unnamed_since', 'is', null)
    .execute()
  return access.allowed(
    principal,
    'edit',
    files.map(({ id }) => id),
  )
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
