import { CallError } from '@ramify/contract'
import { navigate } from 'wouter/use-browser-location'
import { api } from '../../platform/api/api.ts'
import { currentSpeaker } from '../../platform/i18n/language.ts'
import { notify } from '../../platform/notices/notices.ts'
import { markGuest } from '../../platform/session/guest-mark.ts'
import { currentToken } from '../../platform/session/session-store.ts'
import { rememberUpgradeReason } from '../../platform/session/upgrade-reason.ts'
import { currentTheme } from '../../platform/theme/theme.ts'
import { draftsRoom } from './drafts-query.ts'
import { refreshListed } from './listed-files.ts'
import { documentPath, draftPath, folderAt } from './paths.ts'

let isMaking = false
/** Stays until an answer has come: asking again after a lost one must not make a second map. */
let key: string | null = null

/** Makes a map and opens it. Guests get a draft; so does everybody offline, until it can follow into the account. */
export async function createMap(): Promise<void> {
  if (isMaking) return
  isMaking = true
  try {
    navigate(currentToken() !== null && navigator.onLine ? await newFile() : await newDraft())
  } finally {
    isMaking = false
  }
}

async function newFile(): Promise<string> {
  key ??= newKey()
  const folder = folderAt(location.pathname)
  try {
    const { file_guid } = await api('/touch', {
      naotu_type: 0,
      theme: themeOfNewMap(),
      idempotency_key: key,
      ...(folder !== null && { parent_guid: folder }),
    })
    key = null
    void refreshListed()
    return documentPath(file_guid)
  } catch (error) {
    if (error instanceof CallError && error.errno !== null) key = null
    rememberUpgradeReason(error)
    throw error
  }
}

async function newDraft(): Promise<string> {
  const { createDraft } = await draftsRoom()
  const { text } = currentSpeaker()
  try {
    const { id } = await createDraft({ text: text('drafts.central-topic'), theme: themeOfNewMap() })
    markGuest(true)
    return draftPath(id)
  } catch (error) {
    notify({ kind: 'error', words: ({ text }) => text('drafts.not-kept') })
    throw error
  }
}

const themeOfNewMap = () => (currentTheme().shown === 'dark' ? 'midnight' : 'sky-19')

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
