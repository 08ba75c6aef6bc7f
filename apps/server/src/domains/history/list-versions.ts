import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import { presentVersions } from './present-versions.ts'
import { requireHistory } from './require-history.ts'
import type { Services } from './services.ts'

export function listVersions(services: Services): Handler<'/get_history_data'> {
  const { documents, planOfSpace } = services
  return async ({ file_guid, cursor, limit }, { session }) => {
    const before = cursor === undefined ? undefined : readCursor(cursor)
    const { spaceId } = await requireHistory(services, principalOf(session), file_guid)
    // A folder has none.
    await documents.kindOf(file_guid)
    const [versions, named, { limits }] = await Promise.all([
      documents.versions(file_guid, { before, limit: limit + 1 }),
      documents.countNamedVersions(file_guid),
      planOfSpace(spaceId),
    ])
    const page = versions.slice(0, limit)
    return {
      versions: await presentVersions(services, page),
      // The next part has those before the last one of this part.
      cursor: versions.length > limit ? String(page.at(-1)?.id) : null,
      named,
      named_limit: limits.versions,
    }
  }
}

function readCursor(cursor: string): number {
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw new AppError(-400, { field: 'cursor' })
  return Number(cursor)
}
