import { CallError } from '@ramify/contract'
import type { MapContent } from '@ramify/document'
import { navigate } from 'wouter/use-browser-location'
import { isPanelRemembered, openPanel } from '../../../editor/core/panels/open-panel.ts'
import { isMac } from '../../../platform/actions/is-mac.ts'
import { api } from '../../../platform/api/api.ts'
import { counted } from '../../../platform/api/loading.ts'
import { noteUnanswered } from '../../../platform/api/server-back.ts'
import { dropEarlyKeys, keepEarlyKeys } from '../../../platform/early-keys.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { isGuestHere, markGuest } from '../../../platform/session/guest-mark.ts'
import { newMapDefaults } from '../../../platform/session/new-map-defaults.ts'
import { currentToken, sessionStore } from '../../../platform/session/session-store.ts'
import { settings } from '../../../platform/session/settings.ts'
import { currentTheme } from '../../../platform/theme/theme.ts'
import { draftsRoom } from '../drafts/drafts-query.ts'
import { newKey } from '../new-key.ts'
import { refreshListed } from '../parts/listed-files.ts'
import { documentPath, draftPath, folderAt, guestPath } from '../places/paths.ts'
import { tellRefusal } from '../tell-refusal.ts'
import { sampleMap } from './sample-map.ts'

/** Whoever presses New wants to write: after this long the map begins in this browser. */
const newFileTimeoutMs = 15_000

let isMaking = false
/** Stays until an answer has come: asking again after a lost one must not make a second map. */
let key: string | null = null

/** Makes a map and opens it. Guests get a draft; so does everybody whom the server does not answer, until it can follow into the account. */
export function createMap(): Promise<void> {
  if (!isMaking) {
    // Those were for a map before.
    dropEarlyKeys()
    keepEarlyKeys()
  }
  return make(null)
}

/** For somebody who came without an account: their maps, or at once a first one to write in. */
export async function startWithoutAccount(isReplacing = false): Promise<void> {
  if (isGuestHere()) {
    navigate(guestPath, { replace: isReplacing })
    return
  }
  await openFirstMap(isReplacing)
}

/** A map that is kept only once somebody has written in it. */
export async function openFirstMap(isReplacing = false): Promise<void> {
  // All of the window is the map's, until somebody wants more.
  if (!isPanelRemembered()) openPanel.set(null)
  keepEarlyKeys()
  try {
    const { openFirstRun } = await draftsRoom()
    const { id } = await openFirstRun({
      text: currentTranslator().text('drafts.central-topic'),
      theme: themeOfNewMap(),
    })
    navigate(draftPath(id), { replace: isReplacing })
  } catch (error) {
    // Where nothing can be kept, the list says so.
    console.warn('No first map', error)
    dropEarlyKeys()
    navigate(guestPath, { replace: isReplacing })
  }
}

/** The same, with something in it to look at. */
export function openSample(): Promise<void> {
  const translator = currentTranslator()
  const content = sampleMap(translator, themeOfNewMap(), isMac ? '⌘' : 'Ctrl')
  return make({ name: translator.text('sample.name'), content })
}

interface Filled {
  name: string
  content: MapContent
}

async function make(filled: Filled | null): Promise<void> {
  if (isMaking) return
  isMaking = true
  try {
    const fileId = await newFile(filled)
    navigate(fileId !== null ? documentPath(fileId) : await newDraft(filled))
  } catch (error) {
    dropEarlyKeys()
    tellRefusal(error)
  } finally {
    isMaking = false
  }
}

/** A new map in the account, which is not opened; null where nobody answers. */
export const newMapFile = (): Promise<string | null> => newFile(null, null)

/** A file of the account; null for guests and where nobody answers: then it begins as a draft. */
async function newFile(filled: Filled | null, folder = folderAt(location.pathname)): Promise<string | null> {
  if (currentToken() === null || !navigator.onLine) return null
  key ??= newKey()
  try {
    const { layout } = newMapDefaults(settings.get())
    const wish = {
      naotu_type: 0,
      theme: themeOfNewMap(),
      ...(layout !== null && { layout }),
      idempotency_key: key,
      ...(filled && { file_name: filled.name, content: { ...filled.content } }),
      ...(folder !== null && { parent_guid: folder }),
    } as const
    const { file_guid } = await counted(() => api('/touch', wish, { signal: AbortSignal.timeout(newFileTimeoutMs) }))
    key = null
    void refreshListed()
    return file_guid
  } catch (error) {
    if (error instanceof CallError && error.errno === null) return null
    key = null
    // The folder is gone: then it begins in the outermost.
    if (folder !== null && error instanceof CallError && error.errno === -104) return newFile(filled, null)
    throw error
  }
}

async function newDraft(filled: Filled | null): Promise<string> {
  const { createDraft } = await draftsRoom()
  const { text } = currentTranslator()
  try {
    const { layout } = newMapDefaults(settings.get())
    const source = filled ?? {
      text: text('drafts.central-topic'),
      theme: themeOfNewMap(),
      ...(layout !== null && { layout }),
    }
    const { id } = await createDraft(source, filled?.name, folderHere())
    markGuest(true)
    // Some other call may have been answered while it was begun, when there was nothing to follow yet.
    if (currentToken() !== null) noteUnanswered()
    return draftPath(id)
  } catch (error) {
    notify({ kind: 'error', words: ({ text }) => text('drafts.not-kept') })
    throw error
  }
}

/** Where the draft goes once it follows into the account. */
function folderHere(): { personId: string; id: string } | null {
  const personId = sessionStore.get()?.user?.user_id
  const id = folderAt(location.pathname)
  return personId !== undefined && id !== null ? { personId, id } : null
}

const themeOfNewMap = () =>
  newMapDefaults(settings.get()).theme ?? (currentTheme().shown === 'dark' ? 'midnight' : 'sky-19')
