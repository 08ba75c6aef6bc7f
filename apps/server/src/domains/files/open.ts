import { z } from 'zod'
import type { Handler } from '../../platform/http/call.ts'
import { livingFile, presentFile } from './file-row.ts'
import { requireType } from './require-type.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'

export function open({ database, access, documents }: Services): Handler<'/open'> {
  const db = database.tables<FileTables>()
  return async ({ file_guid }, { session: { personId } }) => {
    const role = await access.require(personId, 'see', file_guid)
    const row = await livingFile(db, file_guid)
    requireType(row, 'file', 'file_guid')
    const { content, hash } = await documents.read(file_guid)
    return {
      file: presentFile(row, personId, role),
      content,
      hash,
      resources: resourceList.parse(content.resources),
      owner_id: row.owner_id,
      // Nobody else writes until there is cooperation.
      edit_user_id: row.owner_id,
    }
  }
}

/** A picture that cannot be fetched now has no address. */
const resourceList = z
  .array(z.object({ resource_id: z.string(), image_url: z.string().default(''), original_url: z.string().default('') }))
  .catch([])
