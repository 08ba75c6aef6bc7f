import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Access } from '../access/index.ts'
import type { PersonSettingsOf } from '../accounts/index.ts'
import type { Documents } from '../documents/index.ts'
import type { Imports } from '../imports/index.ts'
import type { Membership } from '../membership/index.ts'
import type { Resources } from '../resources/index.ts'
import type { Search } from '../search/index.ts'
import type { Storage } from '../storage/index.ts'

/** What the calls of this domain work with. */
export interface Services {
  database: Database
  access: Access
  documents: Pick<
    Documents,
    | 'kind'
    | 'requireShownBy'
    | 'newState'
    | 'create'
    | 'read'
    | 'readVersion'
    | 'save'
    | 'renamed'
    | 'hurry'
    | 'settled'
    | 'copy'
    | 'made'
    | 'remove'
  >
  resources: Pick<Resources, 'copy' | 'remove' | 'addresses' | 'uploadedContent' | 'bring'>
  /** Documents that were found in files. */
  imports: Pick<Imports, 'open'>
  search: Pick<Search, 'prepare' | 'write' | 'later' | 'remove' | 'find'>
  storage: Storage
  /** What other domains keep of files goes with them, in the transaction that removes them for good. */
  removers: readonly ((transaction: Transaction<unknown>, fileIds: readonly string[]) => Promise<void>)[]
  planOfSpace: Membership['planOfSpace']
  /** Told who reads a document by `/open`. */
  onRead?: (visit: { fileId: string; personId: string }) => void
  /** What a person has chosen for themselves. */
  settingsOf: PersonSettingsOf
}
