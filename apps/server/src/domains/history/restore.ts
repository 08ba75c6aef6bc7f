import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import { nodeLimitReached } from '../membership/index.ts'
import { requireHistory } from './require-history.ts'
import type { Services } from './services.ts'

/** `documents` asks for the right to edit, with every try. */
export function restore(services: Services): Handler<'/save_back'> {
  const { documents, planOfSpace } = services
  return async ({ file_guid, id, hash }, { session, clientSchema }) => {
    const { spaceId } = await requireHistory(services, principalOf(session), file_guid)
    documents.requireShownBy(clientSchema, await documents.kindOf(file_guid))
    const restored = await documents.restoreVersion(file_guid, session.personId, id, hash)
    if (restored === 'size') throw new AppError(-413, { code: '707' })
    if (restored === 'limit') throw nodeLimitReached(await planOfSpace(spaceId))
    if (restored === 'conflict') throw new AppError(-409)
    return { file_guid, hash: restored.hash, changed: restored.isChanged }
  }
}
