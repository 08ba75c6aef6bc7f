import type { Database } from '../../platform/database/database.ts'
import type { Access } from '../access/index.ts'
import type { Documents } from '../documents/index.ts'
import type { Membership } from '../membership/index.ts'
import type { Resources } from '../resources/index.ts'

/** What the calls of this domain work with. */
export interface Services {
  database: Database
  access: Access
  documents: Pick<Documents, 'newState' | 'create' | 'read' | 'save' | 'renamed' | 'hurry'>
  resources: Pick<Resources, 'copy'>
  planOf: Membership['planOf']
}
