import { expect, test } from 'vitest'
import type { Turn } from '../../../platform/sync/index.ts'
import { turnNews } from './turn-news.ts'

const held = (holder: string | null): Turn => ({ mode: 'turns', holder })
const together: Turn = { mode: 'together', holder: null }
const news = (
  before: Turn | null,
  after: Turn | null,
  more: { hasAsked?: true; handedTo?: string; isOwnAct?: true } = {},
) => turnNews({ before, after, personId: 'me', hasAsked: false, handedTo: null, isOwnAct: false, ...more })

test('opening a document, and what others do among themselves, is no news', () => {
  expect(news(null, held('ben'))).toBeNull()
  expect(news(held('ben'), held('chen'))).toBeNull()
  expect(news(held('ben'), null)).toBeNull()
  expect(news(held('me'), held('me'))).toBeNull()
})

test('who had the right is told who has it now, and by whom', () => {
  expect(news(held('me'), held('ben'), { handedTo: 'ben' })).toEqual({ type: 'handed-over', personId: 'ben' })
  expect(news(held('me'), held('ann'))).toEqual({ type: 'taken', personId: 'ann' })
  expect(news(held('me'), held('ann'), { handedTo: 'ben' })).toEqual({ type: 'taken', personId: 'ann' })
})

test('who gets the right is told whose it was before, where they have asked for it', () => {
  expect(news(held('ann'), held('me'))).toEqual({ type: 'given' })
  expect(news(held('ben'), held('me'), { hasAsked: true })).toEqual({ type: 'granted', personId: 'ben' })
  expect(news(held(null), held('me'), { hasAsked: true })).toBeNull()
  expect(news(held('ben'), held('me'), { isOwnAct: true })).toBeNull()
})

test('another way to write together is told to all but who chose it', () => {
  expect(news(held('ann'), together)).toEqual({ type: 'together' })
  expect(news(together, held('ann'))).toEqual({ type: 'in-turns' })
  expect(news(together, held('me'))).toBeNull()
})
