import { CallError } from '@ramify/contract'
import { documentKinds, type KindName } from '@ramify/document'
import { navigate } from 'wouter/use-browser-location'
import { isPanelRemembered, openPanel } from '../../../editor/core/panels/open-panel.ts'
import { isMac } from '../../../platform/actions/is-mac.ts'
import { api } from '../../../platform/api/api.ts'
import { counted } from '../../../platform/api/loading.ts'
import { noteUnanswered } from '../../../platform/api/server-back.ts'
import { dropEarlyKeys, keepEarlyKeys } from '../../../platform/early-keys.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { isPhone } from '../../../platform/phone.ts'
import { isGuestHere, markGuest } from '../../../platform/session/guest-mark.ts'
import { newMapDefaults } from '../../../platform/session/new-map-defaults.ts'
import { currentToken, sessionStore } from '../../../platform/session/session-store.ts'
import { settings } from '../../../platform/session/settings.ts'
import { currentTheme } from '../../../platform/theme/theme.ts'
import { trackUse } from '../../../platform/tracking/track.ts'
import { draftsRoom } from '../drafts/drafts-query.ts'
import { newKey } from '../new-key.ts'
import { refreshListed } from '../parts/listed-files.ts'
import { documentPath, draftPath, folderAt, guestPath } from '../places/paths.ts'
import { tellRefusal } from '../tell-refusal.ts'
import { sampleFlowchart } from './sample-flowchart.ts'
import { sampleMap } from './sample-map.ts'

/** Whoever presses New wants to write: after this long the document begins in this browser. */
const newFileTimeoutMs = 15_000

let isMaking = false

/** One wish for a document. The key stays until an answer has come: asking again after a lost one must not make a second document. */
interface Asking {
  key: string | null
}

const asking: Asking = { key: null }

/** Something to make: empty, or with content in it. */
interface Wish {
  readonly kind: KindName
  readonly filled?: Filled
  /** Where it is to lie; without this, where the page is. */
  readonly folder?: string | null
}

export interface Filled {
  readonly name: string
  readonly content: object
  /** It is begun in this browser and follows from there: no call can carry it, or the account has no room for it now. */
  readonly beginsHere?: boolean
  /** Brings the pictures that it names, before it is opened. */
  readonly bring?: (made: Made) => Promise<void>
}

/** A document that was just made. */
export interface Made {
  readonly kind: 'file' | 'draft'
  readonly id: string
}

/** Makes a document and opens it. Guests get a draft; so does everybody whom the server does not answer, until it can follow into the account. */
export async function createDocument(kind: KindName): Promise<void> {
  if (!isMaking) {
    // Those were for a document before.
    dropEarlyKeys()
    // In a flowchart nothing is selected yet that could be written in.
    if (kind === 'mindmap') keepEarlyKeys()
  }
  await make({ kind })
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
    const { id } = await openFirstRun({ text: currentTranslator().text(firstTexts.mindmap), theme: themeOfNew() })
    navigate(draftPath(id), { replace: isReplacing })
  } catch (error) {
    // Where nothing can be kept, the list says so.
    console.warn('No first map', error)
    dropEarlyKeys()
    navigate(guestPath, { replace: isReplacing })
  }
}

/** The same, with something in it to look at. */
export async function openSample(kind: KindName): Promise<void> {
  const translator = currentTranslator()
  // A thumb has no keys to press.
  const [mod, theme] = [isPhone() ? null : isMac ? '⌘' : 'Ctrl', themeOfNew()]
  const filled =
    kind === 'mindmap'
      ? { name: translator.text('sample.name'), content: sampleMap(translator, theme, mod) }
      : { name: translator.text('sample.flowchart.name'), content: sampleFlowchart(translator, theme, mod) }
  await make({ kind, filled })
}

/** One that is made of another document, in the folder of that. Whether it was. */
export function openFilled(kind: KindName, filled: Filled, folder: string | null): Promise<boolean> {
  return make({ kind, filled, folder })
}

/**
 * Makes one of the documents of a file, without opening it. Guests get a draft, and so does everybody whom the server does not answer.
 * Throws a `CallError` that says why there is none.
 */
export async function addFilled(kind: KindName, filled: Filled, folder: string | null): Promise<Made> {
  const wish = { kind, filled, folder }
  const own: Asking = { key: null }
  // Once more where the answer was lost: only its key tells whether there is a file by now.
  const fileId = (await newFile(wish, folder, own)) ?? (own.key === null ? null : await newFile(wish, folder, own))
  const made: Made = fileId === null ? { kind: 'draft', id: await newDraft(wish) } : { kind: 'file', id: fileId }
  await filled.bring?.(made)
  return made
}

/** Takes back what was just made, for good. */
export async function takeBackMade(made: readonly Made[]): Promise<void> {
  for (const { kind, id } of made) if (kind === 'draft') await (await draftsRoom()).removeDraft(id)
  const file_guids = made.filter(({ kind }) => kind === 'file').map(({ id }) => id)
  if (file_guids.length === 0) return
  await api('/rm', { file_guids })
  await api('/clear', { file_guids })
  void refreshListed()
}

/** Opens what was just made. */
export const openMade = ({ kind, id }: Made) => navigate(kind === 'file' ? documentPath(id) : draftPath(id))

async function make(wish: Wish): Promise<boolean> {
  if (isMaking) return false
  isMaking = true
  try {
    const fileId = await newFile(wish, folderOf(wish))
    const made: Made = fileId === null ? { kind: 'draft', id: await newDraft(wish) } : { kind: 'file', id: fileId }
    await wish.filled?.bring?.(made)
    trackUse('new_file', { kind: wish.kind })
    openMade(made)
    return true
  } catch (error) {
    dropEarlyKeys()
    tellRefusal(error)
    return false
  } finally {
    isMaking = false
  }
}

/** A new map in the account, which is not opened; null where nobody answers. */
export const newMapFile = (): Promise<string | null> => newFile({ kind: 'mindmap' }, null)

/** A file of the account; null for guests and where nobody answers: then it begins as a draft. */
async function newFile(wish: Wish, folder: string | null, own = asking): Promise<string | null> {
  if (currentToken() === null || !navigator.onLine || wish.filled?.beginsHere) return null
  own.key ??= newKey()
  const { kind, filled } = wish
  try {
    const asked = {
      naotu_type: documentKinds[kind].number,
      theme: themeOfNew(),
      ...layoutOfNew(kind),
      idempotency_key: own.key,
      ...(filled && { file_name: filled.name, content: { ...filled.content } }),
      ...(folder !== null && { parent_guid: folder }),
    }
    const { file_guid } = await counted(() => api('/touch', asked, { signal: AbortSignal.timeout(newFileTimeoutMs) }))
    own.key = null
    void refreshListed()
    return file_guid
  } catch (error) {
    if (error instanceof CallError && error.errno === null) return null
    own.key = null
    // The folder is gone: then it begins in the outermost.
    if (folder !== null && error instanceof CallError && error.errno === -104) return newFile(wish, null, own)
    throw error
  }
}

/** Gives its id. */
async function newDraft(wish: Wish): Promise<string> {
  const { kind, filled } = wish
  const { createDraft } = await draftsRoom()
  const { text } = currentTranslator()
  try {
    const source = filled
      ? { content: filled.content }
      : { text: text(firstTexts[kind]), theme: themeOfNew(), ...layoutOfNew(kind) }
    const { id } = await createDraft({ kind, ...source }, filled?.name, personalFolder(wish))
    markGuest(true)
    // Some other call may have been answered while it was begun, when there was nothing to follow yet.
    if (currentToken() !== null) noteUnanswered()
    return id
  } catch (error) {
    notify({ kind: 'error', words: ({ text }) => text('drafts.not-kept') })
    throw error
  }
}

const folderOf = ({ folder }: Wish) => (folder === undefined ? folderAt(location.pathname) : folder)

/** Where the draft goes once it follows into the account. */
function personalFolder(wish: Wish): { personId: string; id: string } | null {
  const personId = sessionStore.get()?.user?.user_id
  const id = folderOf(wish)
  return personId !== undefined && id !== null ? { personId, id } : null
}

const firstTexts = { mindmap: 'drafts.central-topic', flowchart: 'drafts.first-page' } as const

/** As the person has set it, for maps. */
function layoutOfNew(kind: KindName): { layout?: string } {
  const { layout } = newMapDefaults(settings.get())
  return kind === 'mindmap' && layout !== null ? { layout } : {}
}

const themeOfNew = () =>
  newMapDefaults(settings.get()).theme ?? (currentTheme().shown === 'dark' ? 'midnight' : 'sky-19')
