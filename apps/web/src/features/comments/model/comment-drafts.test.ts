import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, readDraft } from './comment-drafts.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
const ann = { mode: 'person', personId: 'ann' } as const
const at = { who: ann, fileId: 'map', threadId: null }
const draft = (text: string) => ({ text, mentions: [] })

beforeEach(() => kept.clear())

test('each person, document and thread has a draft of its own', () => {
  keepDraft(at, draft('for all'))
  keepDraft({ ...at, threadId: 't1' }, draft('an answer'))
  expect(readDraft(at)).toEqual(draft('for all'))
  expect(readDraft({ ...at, threadId: 't1' })).toEqual(draft('an answer'))
  expect(readDraft({ ...at, fileId: 'other' })).toBeNull()
  expect(readDraft({ ...at, who: { mode: 'person', personId: 'ben' } })).toBeNull()
  expect(readDraft({ ...at, who: { mode: 'guest' } })).toBeNull()
})

test('what was sent or taken back leaves nothing', () => {
  keepDraft(at, draft('x'))
  keepDraft(at, draft(' '))
  expect(readDraft(at)).toBeNull()
  expect(kept.size).toBe(0)
})

test('of many drafts the oldest go; what is not ours is no draft', () => {
  for (let nth = 0; nth < 40; nth++) keepDraft({ ...at, threadId: `t${nth}` }, draft(`${nth}`))
  expect(readDraft({ ...at, threadId: 't9' })).toBeNull()
  expect(readDraft({ ...at, threadId: 't39' })).toEqual(draft('39'))
  kept.set('ramify.comments.drafts', '{')
  expect(readDraft(at)).toBeNull()
})
