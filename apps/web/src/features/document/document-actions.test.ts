import { beforeEach, expect, test, vi } from 'vitest'
import { HeadlessEditor } from '../../../../../tests/kit/editor/headless-editor.ts'
import { speakKeys } from '../../../../../tests/kit/editor/speaking.ts'
import { pressKey } from '../../editor/input/keyboard.ts'
import { editorActions } from '../../editor/shell/editor-actions.ts'
import { isMac } from '../../platform/actions/is-mac.ts'
import { pressShortcut } from '../../platform/actions/press-shortcut.ts'
import { currentNotices, dismissNotice } from '../../platform/notices/notices.ts'
import { createStore } from '../../platform/store.ts'
import type { SaveState } from '../../platform/sync/index.ts'
import { openDocument } from './open-document.ts'

const translator = speakKeys()
let openDialog: object | null = null
vi.mock('../files/index.ts', () => {
  const act = async () => undefined
  return { needsConnection: () => true, duplicateDocument: act, moveDocument: act, showDetails: act }
})
const muting = vi.hoisted(() => ({ isMuted: false, asked: [] as boolean[] }))
vi.mock('../notifications/index.ts', () => ({
  isMuted: () => muting.isMuted,
  muteDocument: async (_file: object, muted: boolean) => muting.asked.push(muted),
}))
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('document', { querySelector: () => openDialog })
vi.stubGlobal('HTMLElement', class {})
const { documentActions } = await import('./document-actions.ts')

beforeEach(() => {
  openDialog = null
  for (const { id } of currentNotices()) dismissNotice(id)
})

const told = () => currentNotices().map(({ words }) => words(translator))

/** Ctrl+S, pressed in the field of a map; `isKept` where boot.js has kept it from the browser already. */
function pressSave({ editor }: HeadlessEditor, isKept: boolean): Event {
  const press = { key: 's', code: 'KeyS', ctrlKey: !isMac, metaKey: isMac, shiftKey: false, altKey: false }
  const event = Object.assign(new Event('keydown', { cancelable: true }) as KeyboardEvent, press)
  if (isKept) event.preventDefault()
  const keys = { isComposing: () => false, newLine: vi.fn(), keep: vi.fn(), giveBack: vi.fn() }
  pressKey(event, editor, editorActions(editor), keys)
  // What somebody stopped does not arrive at the page.
  if (!event.cancelBubble) pressShortcut(event, documentActions)
  return event
}

const document = { kind: 'file', id: '1', name: 'Plan', canManage: true, home: '/home/my' } as const

test.each([false, true])('E2: Ctrl+S says where the work is, also while a topic is written', async (isKept) => {
  const map = await HeadlessEditor.open(['Plan', '  Alpha'])
  const saveState = createStore<SaveState>('saving')
  openDocument.set({ ...document, saveState })
  expect(pressSave(map, isKept).defaultPrevented).toBe(true)
  expect(told()).toEqual(['document.saving'])
  saveState.set('saved')
  expect(told()).toEqual(['document.saved'])

  saveState.set('offline')
  map.select('Alpha')
  map.type('Beta')
  expect(map.isWriting()).toBe(true)
  expect(pressSave(map, isKept).defaultPrevented).toBe(true)
  expect(told()).toEqual(['document.kept-here'])
  expect([map.isWriting(), map.fieldText()]).toEqual([true, 'Beta'])
})

test('a document is muted and unmuted from its menu, and a draft is not', () => {
  const mute = documentActions.find(({ id }) => id === 'document.mute')
  openDocument.set({ ...document, kind: 'draft', saveState: null })
  expect(mute?.isVisible?.()).toBe(false)
  openDocument.set({ ...document, saveState: null })
  expect(mute?.isVisible?.()).toBe(true)
  for (const isMuted of [false, true]) {
    muting.isMuted = isMuted
    expect(mute?.labelNow?.()).toBe(isMuted ? 'notifications.unmute' : 'notifications.mute')
    void mute?.run()
  }
  expect(muting.asked).toEqual([true, false])
})

test('E2: it says nothing before a map is open, and under a dialog', async () => {
  const map = await HeadlessEditor.open(['Plan'])
  openDocument.set(null)
  pressSave(map, true)
  openDocument.set({ ...document, saveState: null })
  pressSave(map, true)
  openDialog = {}
  openDocument.set({ ...document, saveState: createStore<SaveState>('saved') })
  pressSave(map, true)
  expect(told()).toEqual([])
})
