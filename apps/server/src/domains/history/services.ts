import type { Access } from '../access/index.ts'
import type { PeopleOf } from '../accounts/index.ts'
import type { Documents } from '../documents/index.ts'
import type { ContentAddresses } from '../files/index.ts'
import type { Membership } from '../membership/index.ts'
import type { Resources } from '../resources/index.ts'
import type { Storage } from '../storage/index.ts'

export interface Services {
  access: Pick<Access, 'require' | 'standingOf'>
  documents: Pick<
    Documents,
    | 'kindOf'
    | 'requireShownBy'
    | 'versions'
    | 'authorsSince'
    | 'countNamedVersions'
    | 'readVersion'
    | 'keepVersion'
    | 'removeVersion'
    | 'restoreVersion'
  >
  storage: Pick<Storage, 'requireRoom'>
  resources: Pick<Resources, 'addresses'>
  planOfSpace: Membership['planOfSpace']
  peopleOf: PeopleOf
  contentAddresses: ContentAddresses
  /** Larger contents are not in an answer. */
  mostInline: number
}
