import { markGuest } from '../session/guest-mark.ts'
import type { LiveDocument } from '../sync/live-document.ts'
import { openLocal } from '../sync/open-local.ts'
import { kindOfDraft } from './draft.ts'
import { draftChannel } from './draft-channels.ts'
import { draftStore, guestDatabase, putDraft, readDraft } from './guest-database.ts'

/** Opens a draft. Its events say when it is gone, and when it has become a file. */
export function openDraft(id: string): LiveDocument {
  return openLocal({
    id,
    database: guestDatabase,
    channel: draftChannel(id),
    alongside: {
      stores: [draftStore],
      write: async (transaction) => {
        const record = await readDraft(transaction, id)
        if (!record) return false
        // From here on there is something of theirs in this browser.
        if (record.isFirstRun) markGuest(true)
        putDraft(transaction, { ...record, edited: Math.max(Date.now(), record.created + 1) })
        return true
      },
    },
    check: async (transaction) => {
      const record = await readDraft(transaction, id)
      if (!record) return { type: 'gone' }
      return record.claim?.fileId == null ? kindOfDraft(record) : { type: 'claimed', fileId: record.claim.fileId }
    },
  })
}
