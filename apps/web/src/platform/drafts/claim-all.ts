import type { SyncPorts } from '../sync/connection/ports.ts'
import { asked } from '../sync/storage/local-database.ts'
import { readRowKeys, updateStore } from '../sync/storage/update-rows.ts'
import { claimDraft } from './claim-draft.ts'
import { type Draft, type DraftRecord, isUntouched } from './draft.ts'
import { draftsChanged } from './draft-channels.ts'
import { tidyDrafts } from './drafts.ts'
import { draftStore, guestDatabase } from './guest-database.ts'
import type { Claimant } from './move-into-file.ts'

export interface ClaimOptions extends Claimant {
  /** What the file of a draft without a name is called. */
  nameOf: (draft: Draft) => string
  onProgress?: (progress: ClaimProgress) => void
}

export interface ClaimProgress {
  readonly done: number
  readonly total: number
}

export interface Claimed {
  /** The last edited first: its editor is where to go. */
  readonly files: readonly { readonly draftId: string; readonly fileId: string }[]
  /** Those that stay in this browser, and why: a `CallError`, or a `NotDelivered`. */
  readonly kept: readonly { readonly draft: Draft; readonly error: unknown }[]
  /** There are drafts to move: those that are kept, and any that were begun meanwhile. */
  readonly hasMore: boolean
}

/** Moves all drafts of this browser into the account, one by one, the last edited last: lists show files in the order of their times. Of two tabs that do so at once, one waits. */
export function claimAll(options: ClaimOptions, ports?: SyncPorts): Promise<Claimed> {
  return inTurn('ramify.claim', () => claimInTurn(options, ports))
}

async function claimInTurn({ nameOf, onProgress, ...claimant }: ClaimOptions, ports?: SyncPorts): Promise<Claimed> {
  const drafts = await unclaimed(claimant.personId)
  const files: Claimed['files'][number][] = []
  const kept: Claimed['kept'][number][] = []
  for (const [done, draft] of drafts.entries()) {
    onProgress?.({ done, total: drafts.length })
    try {
      const fileId = await claimDraft(draft, draft.name ?? nameOf(draft), claimant, ports)
      if (fileId !== null) files.unshift({ draftId: draft.id, fileId })
    } catch (error) {
      kept.push({ draft, error })
    }
  }
  onProgress?.({ done: drafts.length, total: drafts.length })
  await tidyDrafts()
  draftsChanged()
  return { files, kept, hasMore: (await unclaimed(claimant.personId)).length > 0 }
}

/** Also those that were claimed before, when a tab that did not know has written into them since. */
function unclaimed(personId: string): Promise<DraftRecord[]> {
  return guestDatabase.read([draftStore, updateStore], async (transaction) => {
    const records = (await asked(transaction.objectStore(draftStore).getAll())) as DraftRecord[]
    const left: DraftRecord[] = []
    const isOwn = ({ claim }: DraftRecord) => claim === null || claim.personId === personId
    for (const record of records.filter((each) => !isUntouched(each) && isOwn(each))) {
      if ((await readRowKeys(transaction, record.id)).length > 0) left.push(record)
    }
    return left.sort((one, other) => one.edited - other.edited || one.number - other.number)
  })
}

/** Without locks (a page that is not secure has none) both tabs move the same rows into the same file, which is only slower. */
function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  return locks ? locks.request(name, work) : work()
}
