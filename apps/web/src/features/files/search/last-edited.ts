import { CallError } from '@ramify/contract'
import type { Action } from '../../../platform/actions/action.ts'
import { api } from '../../../platform/api/api.ts'
import type { DraftRecord } from '../../../platform/drafts/index.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { isGuestHere } from '../../../platform/session/guest-mark.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { syncModule } from '../cached/sync-module.ts'
import { draftsRoom } from '../drafts/drafts-query.ts'
import { type FileItem, itemOfCached, itemOfDraft, itemOfFile } from '../file-item.ts'
import { actionOf } from './search-documents.ts'

const limit = 5
/** Opened at last: what was edited at last is among them. */
const opened = 50

/** The documents that were edited last, each as an action that opens it; where nobody answers, those of this device. */
export async function lastEdited(signal: AbortSignal): Promise<readonly Action[]> {
  return (await byTime(signal)).slice(0, limit).map(actionOf)
}

/** The same for maps alone. */
export async function lastEditedMaps(signal: AbortSignal): Promise<readonly FileItem[]> {
  return (await byTime(signal)).filter(({ documentKind }) => documentKind === 'mindmap').slice(0, limit)
}

async function byTime(signal: AbortSignal): Promise<FileItem[]> {
  const items = [...(await files(signal)), ...(await drafts())]
  return items.sort((one, other) => other.edited - one.edited)
}

async function files(signal: AbortSignal): Promise<FileItem[]> {
  const session = sessionStore.get()
  if (!session) return []
  try {
    const { files } = await api('/ls_recently_edit', { limit: opened }, { signal })
    return files.map(itemOfFile)
  } catch (error) {
    const isUnanswered = error instanceof CallError && error.errno === null
    if (!isUnanswered || !session.user) throw error
    const kept = await (await syncModule()).cachedDocuments(session.user.user_id)
    return kept.map((document) => itemOfCached(document, currentTranslator()))
  }
}

/** What is in this browser alone. */
async function drafts(): Promise<FileItem[]> {
  if (!isGuestHere()) return []
  const { draftsFor, isUntouched, listDrafts } = await draftsRoom()
  const personId = sessionStore.get()?.user?.user_id
  const isStillOne = ({ claim }: DraftRecord) => claim?.fileId == null
  const known = personId === undefined ? await listDrafts() : (await draftsFor(personId)).filter(isStillOne)
  return known.filter((draft) => !isUntouched(draft)).map((draft) => itemOfDraft(draft, currentTranslator()))
}
