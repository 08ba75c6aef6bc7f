import { beforeEach, expect, test } from 'vitest'
import { speakKeys } from '../../../../../../tests/kit/editor/speaking.ts'
import { currentNotices, dismissNotice } from '../../../platform/notices/notices.ts'
import { createStore } from '../../../platform/store.ts'
import type { SaveState } from '../../../platform/sync/index.ts'
import { tellSaveState } from './tell-save-state.ts'

const translator = speakKeys()

const told = () => currentNotices().map(({ kind, words }) => `${kind}: ${words(translator)}`)

beforeEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id)
})

test('says that all is saved', () => {
  tellSaveState(createStore<SaveState>('saved'))
  expect(told()).toEqual(['status: document.saved'])
})

test('says that a map without an account is saved, and where', () => {
  tellSaveState(createStore<SaveState>('local'))
  expect(told()).toEqual(['status: drafts.saved-here'])
})

test('says that some is on its way, and when it has arrived', () => {
  const state = createStore<SaveState>('saving')
  tellSaveState(state)
  tellSaveState(state)
  expect(told()).toEqual(['status: document.saving'])
  state.set('saved')
  expect(told()).toEqual(['status: document.saved'])
  state.set('saving')
  state.set('failed')
  expect(told()).toEqual(['status: document.saved'])
})

test('says what went wrong', () => {
  tellSaveState(createStore<SaveState>('failed'))
  expect(told()).toEqual(['error: document.not-saved'])
})
