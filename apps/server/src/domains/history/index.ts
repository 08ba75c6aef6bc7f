import type { Handlers } from '../../platform/http/calls/call.ts'
import { changedSince } from './changed-since.ts'
import { deleteVersion } from './delete-version.ts'
import { listVersions } from './list-versions.ts'
import { restore } from './restore.ts'
import { saveVersion } from './save-version.ts'
import type { Services } from './services.ts'
import { versionContent } from './version-content.ts'

/** Earlier versions of documents, for people: kept, listed, read, removed and restored. How they are stored is known to `documents`. */
export function createHistory(services: Services) {
  return {
    '/save_backup': saveVersion(services),
    '/get_history_data': listVersions(services),
    '/get_history_content': versionContent(services),
    '/delete_history_data': deleteVersion(services),
    '/save_back': restore(services),
    '/changed_since': changedSince(services),
  } satisfies Partial<Handlers>
}
