import type { Kysely } from 'kysely'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { holderOf, principalOf } from '../../access/index.ts'
import { livingFile, presentFile } from '../file-row.ts'
import type { RecentVisits } from '../lists/recent-visits.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { requireType } from '../tree/require-type.ts'
import type { ContentAddresses } from './content-route.ts'
import type { SeenDocuments } from './seen-documents.ts'

interface Used extends Services {
  visits: RecentVisits
  seen: SeenDocuments
  addresses: ContentAddresses
  /** Larger contents are not in the answer. */
  mostInline: number
}

export function open(services: Used): Handler<'/open'> {
  const { database, access, documents, resources, visits, seen, addresses, mostInline, onRead } = services
  const db = database.tables<FileTables>()
  return async ({ file_guid }, { reader, clientSchema }) => {
    const principal = principalOf(reader)
    const role = await access.require(principal, 'see', file_guid)
    const row = await livingFile(db, file_guid)
    requireType(row, 'file', 'file_guid')
    documents.requireShownBy(clientSchema, row.kind)
    const read = await documents.read(file_guid, holderOf(principal))
    const { hash, statistics } = read
    const isLarge = read.bytes > mostInline
    if (reader.personId !== null) {
      visits.note(reader.personId, file_guid)
      onRead?.({ fileId: file_guid, personId: reader.personId })
      await seen.note(reader, file_guid, hash)
    }
    return {
      file: presentFile(row, principal, role),
      rights: await access.capabilitiesOf(principal, file_guid),
      ...(isLarge ? { content_url: await addresses.make(reader, file_guid) } : { content: read.content }),
      hash,
      resources: await resources.addresses(reader, file_guid, listed(statistics.resourceIds)),
      owner_id: row.owner_id,
      edit_user_id: row.is_cooperation === 1 ? await turnHolderOf(db, file_guid) : row.owner_id,
    }
  }
}

/** Who has the turn to write in a document that several people work on. */
async function turnHolderOf(db: Kysely<FileTables>, fileId: string): Promise<string | null> {
  const head = await db
    .selectFrom('document_heads')
    .select('turn_holder')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return head?.turn_holder ?? null
}

const listed = (ids: string): string[] => (ids === '' ? [] : ids.split(','))
