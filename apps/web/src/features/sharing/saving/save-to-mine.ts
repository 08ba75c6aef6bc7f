import { CallError, type FileEntry } from '@ramify/contract'
import { navigate } from 'wouter/use-browser-location'
import { api } from '../../../platform/api/api.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { currentToken } from '../../../platform/session/session-store.ts'
import { trackUse } from '../../../platform/tracking/track.ts'
import { documentPath, newKey, refreshListed, tellRefusal, viewPath } from '../../files/index.ts'
import { topicAskedFor, topicHash } from '../link/share-link.ts'
import type { SharedDocument } from '../viewer/visit.ts'
import { type PendingSave, rememberSave, takePendingSave } from './pending-save.ts'
import { provenPassword } from './proven-passwords.ts'

/** Whether a copy may be made: the owner lets viewers, and has the original anyway. */
export const maySave = (document: SharedDocument | null): boolean =>
  (document?.rights.includes('copy') && !document.isOwner) ?? false

/** Copies a shared document into the person's own; who has no account yet signs in first, and then it is done. */
export async function saveToMine({ shareId }: Pick<SharedDocument, 'shareId'>): Promise<void> {
  if (currentToken() === null) {
    rememberSave({ shareId, password: provenPassword(shareId), topic: topicAskedFor(location) })
    navigate('/login')
    return
  }
  const copy = await saved(shareId)
  if (!copy) return
  notify({
    kind: 'status',
    words: ({ text }) => text('viewer.saved'),
    action: { label: ({ text }) => text('document.open'), run: () => navigate(documentPath(copy.file_guid)) },
  })
}

/**
 * After signing in, or after the password that was still missing then: what had to wait for it. Gives back where that leads; null where
 * nothing was waiting, or it was refused.
 */
export async function carryOutPendingSave(onlyOf?: string): Promise<string | null> {
  const pending = takePendingSave(onlyOf)
  if (!pending) return null
  const { shareId, password, topic } = pending
  try {
    const { need_check } = await api('/check_share_limit', {
      share_id: shareId,
      ...(password !== null && { password }),
    })
    if (need_check) return askedAgain(pending)
  } catch (error) {
    // Its owner has set another one meanwhile.
    if (password !== null && error instanceof CallError && error.errno === -123) return askedAgain(pending)
    tellRefusal(error)
    return null
  }
  const copy = await saved(shareId)
  if (!copy) return null
  notify({ kind: 'status', words: ({ text }) => text('viewer.saved') })
  // Topics of a copy have the ids of the original.
  return documentPath(copy.file_guid) + topicHash(topic)
}

/** Where the password is asked for; then the copy is made. */
function askedAgain(pending: PendingSave): string {
  rememberSave({ ...pending, password: null })
  return viewPath(pending.shareId) + topicHash(pending.topic)
}

async function saved(shareId: string): Promise<FileEntry | null> {
  try {
    const copy = await api('/save_share', { share_id: shareId, idempotency_key: newKey() })
    void refreshListed([copy.file_guid])
    trackUse('save_share')
    return copy
  } catch (error) {
    tellRefusal(error)
    return null
  }
}
