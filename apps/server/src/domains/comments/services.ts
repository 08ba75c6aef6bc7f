import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Access } from '../access/index.ts'
import type { PeopleOf } from '../accounts/index.ts'
import type { Documents } from '../documents/index.ts'
import type { OnCommentNews } from './events.ts'

export interface Services {
  database: Database
  access: Pick<Access, 'require' | 'allowed' | 'can' | 'membersOf'>
  documents: Pick<Documents, 'kindOf' | 'tell'>
  limits: Pick<Limits, 'take'>
  peopleOf: PeopleOf
  /** Where the share of a file allows it. */
  guestsMayComment: boolean
  onNews: OnCommentNews
  /** Removes what others were told of these comments, in the transaction that deletes them. */
  unsay: (transaction: Transaction<unknown>, commentIds: readonly string[]) => Promise<void>
}
