import { beforeEach, expect, test, vi } from 'vitest'
import { currentNotices, dismissNotice } from '../../platform/notices/notices.ts'
import { tellLimit } from './tell-limit.ts'

const speaker = vi.hoisted(() => ({ message: (code: string) => code, text: (key: string) => key }))
vi.mock('../../platform/i18n/language.ts', () => ({ currentSpeaker: () => speaker }))
const plan = vi.hoisted(() => ({ set: vi.fn() }))
vi.mock('../files/index.ts', () => ({ isPlanShown: plan }))
vi.mock('../../platform/session/upgrade-reason.ts', () => ({ keepUpgradeReason: () => undefined }))
vi.mock('../../platform/session/user-info.ts', () => ({ currentLimits: () => null, currentPlan: () => 'free' }))

const said = (limit: number, count: number) => {
  tellLimit(limit, count)
  const [notice] = currentNotices()
  if (notice) dismissNotice(notice.id)
  return notice?.words(speaker as never)
}

beforeEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id)
})

test('the way to more is offered with it', () => {
  tellLimit(30, 30)
  expect(plan.set).not.toHaveBeenCalled()
  currentNotices()[0]?.action?.run()
  expect(plan.set).toHaveBeenCalledWith(true)
})

test('a map is said to have so many topics only where it has', () => {
  expect(said(30, 30)).toBe('211')
  expect(said(30, 37)).toBe('document.topics.over-plan')
  expect(said(30, 28)).toBe('214')
})
