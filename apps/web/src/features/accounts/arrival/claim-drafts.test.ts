import { beforeEach, expect, test, vi } from 'vitest'
import { speakKeys } from '../../../../../../tests/kit/editor/speaking.ts'
import type { Claimed } from '../../../platform/drafts/index.ts'
import { currentNotices, dismissNotice } from '../../../platform/notices/notices.ts'

vi.stubGlobal('addEventListener', () => undefined)
vi.mock('../../files/index.ts', () => ({}))
const { tellArrived } = await import('./claim-drafts.ts')

const translator = speakKeys()
const draft = { id: 'draft', number: 1, name: null, created: 0, edited: 0 }
const claimed = (claimed: Partial<Claimed>): Claimed => ({ files: [], kept: [], hasMore: false, ...claimed })
const told = () => currentNotices().map(({ kind, words }) => `${kind}: ${words(translator)}`)

beforeEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id)
})

test('whoever signs in is told of maps that came along, and of those that did not', () => {
  tellArrived(claimed({ files: [{ draftId: 'draft', fileId: 'file' }] }))
  expect(told()).toEqual(['status: drafts.claimed'])
  tellArrived(claimed({ kept: [{ draft, error: new Error('No answer') }] }))
  expect(told()).toEqual(['status: drafts.claimed', 'error: drafts.stay'])
})

test('nothing is said where there was nothing', () => {
  tellArrived(claimed({}))
  expect(told()).toEqual([])
})
