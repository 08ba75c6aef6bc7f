import type { Translator } from '@ramify/locales'
import { beforeEach, expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { currentNotices, dismissNotice, notify } from '../../../platform/notices/notices.ts'
import { createStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { tellMessage, tellTooMuchOpen } from './tell-message.ts'

const translator = await speakEnglish()

const tell = (...codes: Parameters<typeof tellMessage>[0][]) => {
  for (const code of codes) tellMessage(code, {} as LiveDocument, 'Plan')
}
const shown = () => currentNotices().map(({ words }) => words(translator))
const wordsOf = (...codes: Parameters<Translator['message']>[0][]) => codes.map((code) => translator.message(code))

beforeEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id)
})

test('that one is offline is left to the strip; that one is back is said until it is no longer true', () => {
  tell('311', '313')
  expect(shown()).toEqual([])
  tell('314')
  expect(shown()).toEqual(wordsOf('314'))
  tell('311')
  expect(shown()).toEqual([])
  tell('603')
  expect(shown()).toEqual(wordsOf('603'))
  tell('313')
  expect(shown()).toEqual([])
})

test('that one is back takes the place of that the network was slow', () => {
  tell('312', '314')
  expect(shown()).toEqual(wordsOf('314'))
})

test('where nothing keeps the work both are said, and neither once everything is saved', () => {
  tell('602', '310')
  expect(shown()).toEqual(wordsOf('602', '310'))
  tell('603')
  expect(shown()).toEqual(wordsOf('603'))
})

test('what is about something else stays', () => {
  notify({ kind: 'status', words: () => 'Moved to trash' })
  tell('315', '313', '314')
  expect(shown()).toEqual(['Moved to trash', ...wordsOf('315', '314')])
})

test('that too much is open is said until this document is connected', () => {
  const isUp = createStore(false)
  tellTooMuchOpen({ isUp })
  expect(shown()).toEqual([translator.text('document.too-much-open')])
  isUp.set(true)
  expect(shown()).toEqual([])
})
