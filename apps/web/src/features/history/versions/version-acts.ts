import { type HistoryVersion, shortenInto } from '@ramify/contract'
import { navigate } from 'wouter/use-browser-location'
import type { EditedDocument } from '../../../editor/core/editor.ts'
import { api } from '../../../platform/api/api.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { notify, withdrawNotice } from '../../../platform/notices/notices.ts'
import { ask } from '../../../platform/questions/questions.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { documentPath, fileQuery, refreshListed } from '../../files/index.ts'
import { contentQuery, versionsQuery } from './version-queries.ts'
import { versionName } from './version-words.ts'

/** Keeps the document as it is under a title. */
export async function nameVersion(live: LiveDocument, title: string): Promise<HistoryVersion> {
  await whenSaved(live)
  const version = await api('/save_backup', { file_guid: live.id, tag_text: title })
  await refreshVersions(live.id)
  notify({ kind: 'status', words: ({ text }) => text('history.named', { name: title }) })
  return version
}

/** Keeps what a restore is about to replace. */
export async function keepBeforeRestore(live: LiveDocument): Promise<void> {
  await whenSaved(live)
  await api('/save_backup', { file_guid: live.id, type: 'before-restore' })
  void refreshVersions(live.id)
}

/** Asks first: a deleted version does not come back. Whether it is gone. */
export async function deleteVersion(fileId: string, version: HistoryVersion): Promise<boolean> {
  const isSure = await ask({
    title: (translator) => translator.text('history.delete.title', { name: versionName(version, translator) }),
    sentence: ({ text }) => text('history.delete.sentence'),
    act: ({ text }) => text('history.delete.act'),
    isDestructive: true,
  })
  if (!isSure) return false
  await api('/delete_history_data', { file_guid: fileId, id: version.id })
  await refreshVersions(fileId)
  notify({ kind: 'status', words: ({ text }) => text('history.deleted') })
  return true
}

/** Makes a file of a version, beside the document. */
export async function copyVersion(fileId: string, fileName: string, version: HistoryVersion): Promise<void> {
  const translator = currentTranslator()
  const label = [...versionName(version, translator)].slice(0, longestLabel).join('')
  const name = shortenInto(fileName, (part) => translator.text('history.copy.name', { name: part, version: label }))
  const { content, resources } = await queryClient.fetchQuery(contentQuery(fileId, version.id))
  const file = await queryClient.fetchQuery(fileQuery(fileId))
  const copyId =
    resources.length === 0
      ? (
          await api('/touch', {
            file_name: name,
            naotu_type: file.naotu_type,
            content,
            ...(file.allow_arrange && file.parent_guid !== null && { parent_guid: file.parent_guid }),
          })
        ).file_guid
      : await copyWithPictures(fileId, name, content)
  void refreshListed([copyId])
  notify({
    kind: 'status',
    words: ({ text }) => text('history.copied', { name }),
    action: { label: ({ text }) => text('document.open'), run: () => navigate(documentPath(copyId)) },
  })
}

/** Leaves room for the name of the document. */
const longestLabel = 24

/** Pictures belong to a file: a copy of the file has them, and is then turned into the version. */
async function copyWithPictures(fileId: string, name: string, content: Record<string, unknown>): Promise<string> {
  const { files } = await api('/cp', { file_guids: fileId })
  const copyId = files[0]?.file_guid ?? ''
  try {
    const { hash } = await api('/open', { file_guid: copyId })
    await api('/save', { file_guid: copyId, content, hash })
    await api('/rename', { file_guids: copyId, new_name: name })
    return copyId
  } catch (error) {
    // Half a copy would look like one of the document as it is now.
    await api('/rm', { file_guids: copyId })
    throw error
  }
}

/** What is said of a version that was restored as a whole or in part. */
export type RestoredWords = 'flowchart.history.restored' | `history.restored${'' | '-branch' | '-item' | '-page'}`

/** Says what was restored, and offers to undo it for as long as it was the last thing done. */
export function tellRestored(words: RestoredWords, name: string, undone: Undone): void {
  const key = 'history.restored'
  notify({
    kind: 'status',
    key,
    words: ({ text }) => text(words, { name }),
    action: { label: ({ text }) => text('files.undo'), run: undone.undo },
  })
  const stop = undone.document.subscribe(({ local }) => {
    if (!local) return
    withdrawNotice(key)
    stop()
  })
}

interface Undone {
  readonly document: EditedDocument
  readonly undo: () => void
}

const refreshVersions = (fileId: string) =>
  queryClient.invalidateQueries({ queryKey: versionsQuery(fileId).queryKey, exact: true })

/** The server keeps what it has: it must have everything first. */
async function whenSaved(live: LiveDocument): Promise<void> {
  const { saveState } = live
  if (!live.pending() && saveState.get() === 'saved') return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => {
    const state = saveState.get()
    if (state === 'saved') resolve()
    else if (state !== 'saving') reject(new NotSaved())
  }
  const stop = saveState.subscribe(look)
  const timer = setTimeout(() => reject(new NotSaved()), savedTimeoutMs)
  look()
  try {
    await promise
  } finally {
    stop()
    clearTimeout(timer)
  }
}

const savedTimeoutMs = 10_000

/** Something is not on the server yet. */
export class NotSaved extends Error {}
