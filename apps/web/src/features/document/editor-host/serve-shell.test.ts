import { expect, onTestFinished, test } from 'vitest'
import type { ShownAs } from '../../../editor/core/editor.ts'
import { defineActions } from '../../../platform/actions/action.ts'
import { listenToShell } from '../../../platform/native-shell/calls-from-shell.ts'
import { tellTo } from '../../../platform/native-shell/tell-shell.ts'
import { createStore } from '../../../platform/store.ts'
import type { SaveState } from '../../../platform/sync/index.ts'
import { serveShell } from './serve-shell.ts'

const shell: Parameters<typeof tellTo>[0] & object = { kind: 'ios', version: '1.1.0', post: () => undefined }
const target: { RamifyPage?: Record<string, () => boolean> } = {}
listenToShell(shell, target)

function opened({ mayEdit = true } = {}) {
  const told: unknown[] = []
  const done: string[] = []
  const saveState = createStore<SaveState>('saved')
  const shownAs = createStore<ShownAs>('map')
  const table = defineActions(
    ['editor.add-sibling', 'editor.add-child'].map((id) => ({
      id,
      label: 'close' as const,
      icon: null,
      group: 'topic' as const,
      isVisible: () => mayEdit,
      run: () => void done.push(id),
    })),
  )
  const tell = tellTo({ ...shell, post: (text) => told.push(JSON.parse(text)) })
  const stop = serveShell({ live: { id: 'file', saveState }, editor: { shownAs }, table }, tell)
  onTestFinished(stop)
  return { told, done, saveState, shownAs, stop }
}

test('the app hears where the work is, and of the outline', () => {
  const { told, saveState, shownAs, stop } = opened()
  saveState.set('saving')
  saveState.set('saved')
  shownAs.set('outline')
  shownAs.set('map')
  stop()
  saveState.set('offline')
  const saved = (state: string) => ({ action: 'save', payload: { file_guid: 'file', state } })
  const outline = (shown: boolean) => ({ action: 'showOutLine', payload: { shown } })
  expect(told).toEqual([saved('saved'), saved('saving'), saved('saved'), outline(true), outline(false)])
})

test('its bar over the keyboard adds topics, where one may, and no longer than the document is open', () => {
  const { done, stop } = opened()
  expect(target.RamifyPage?.addSameLevel?.()).toBe(true)
  expect(target.RamifyPage?.addChildLevel?.()).toBe(true)
  expect(done).toEqual(['editor.add-sibling', 'editor.add-child'])
  stop()
  expect(target.RamifyPage?.addChildLevel?.()).toBe(false)
  expect(done).toHaveLength(2)
})

test('who only looks at a document adds nothing', () => {
  const { done } = opened({ mayEdit: false })
  expect(target.RamifyPage?.addSameLevel?.()).toBe(false)
  expect(done).toEqual([])
})
