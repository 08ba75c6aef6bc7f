import type { Handler } from '../../platform/http/calls/call.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import type { Services } from './services.ts'

/** Any version, by whoever may manage the file: an editor must not be able to remove what others could go back to. */
export function deleteVersion({ access, documents }: Services): Handler<'/delete_history_data'> {
  return async ({ file_guid, id }, { session }) => {
    await access.require(principalOf(session), 'manage', file_guid)
    if (!(await documents.removeVersion(file_guid, id))) throw noSuchFile()
    return { file_guid, id }
  }
}
