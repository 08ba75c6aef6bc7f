import type { Transaction } from 'kysely'

/** What one domain does when a person goes for good. */
export interface AccountErasure {
  /** In the transaction that deletes the account: from then on nobody finds anything of theirs. */
  within: (transaction: Transaction<unknown>) => Promise<void>
  /** What may take longer. What a power cut leaves of it goes when the server starts. */
  after?: () => Promise<void>
}

/** Asked before the transaction begins: whatever is noted in memory has to be written by then. */
export type EraseAccount = (personId: string) => Promise<AccountErasure>
