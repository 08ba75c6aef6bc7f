import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import { notAvailable } from './check-share.ts'
import type { Services } from './services.ts'

/** Copies a document that somebody else shares into one's own files, if they let viewers (T61). */
export function saveShare({ access, shares, files }: Services): Handler<'/save_share'> {
  return async ({ share_id: shareId, file_guid, idempotency_key: key }, { session }) => {
    const fileId = file_guid ?? (await shares.findLive({ shareId }))?.file_id
    if (!fileId || !(await access.can(principalOf(session), 'copy', fileId))) throw notAvailable()
    return files.copyShared(session, fileId, key)
  }
}
