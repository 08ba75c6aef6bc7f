import { createTranslator, languageIds, languages } from '@ramify/locales'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentNotices, dismissNotice } from '../../../platform/notices/notices.ts'
import { topicCountText } from '../page/topic-count-text.ts'
import { tellLimit } from './tell-limit.ts'

const translator = vi.hoisted(() => ({ message: (code: string) => code, text: (key: string) => key }))
vi.mock('../../../platform/i18n/language.ts', () => ({ currentTranslator: () => translator }))
const plan = vi.hoisted(() => ({ set: vi.fn() }))
vi.mock('../../files/index.ts', () => ({ isPlanShown: plan }))
vi.mock('../../../platform/session/upgrade-reason.ts', () => ({ keepUpgradeReason: () => undefined }))
const tracked = vi.hoisted(() => vi.fn())
vi.mock('../../../platform/tracking/track.ts', () => ({ trackLimit: tracked }))
vi.mock('../../../platform/session/user-info.ts', () => ({ currentLimits: () => null, currentPlan: () => 'free' }))

const said = (limit: number, count: number) => {
  tellLimit(limit, count)
  const [notice] = currentNotices()
  if (notice) dismissNotice(notice.id)
  return notice?.words(translator as never)
}

beforeEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id)
})

test('the way to more is offered with it, and it is counted', () => {
  tellLimit(30, 30)
  expect(tracked).toHaveBeenCalledWith('rs026')
  expect(plan.set).not.toHaveBeenCalled()
  currentNotices()[0]?.action?.run()
  expect(plan.set).toHaveBeenCalledWith(true)
})

test('a map is said to have so many topics only where it has', () => {
  expect(said(30, 30)).toBe('211')
  expect(said(30, 37)).toBe('document.topics.over-plan')
  expect(said(30, 28)).toBe('214')
})

test('of a flowchart its shapes are counted', () => {
  const words = (limit: number, count: number) => {
    tellLimit(limit, count, 'flowchart')
    return currentNotices()
      .at(-1)
      ?.words(translator as never)
  }
  expect(words(30, 37)).toBe('document.shapes.over-plan')
})

test.each(languageIds)('E12: past the limit the badge says the same as the message, in %s', async (language) => {
  const spoken = createTranslator(language, await languages[language].load(), 'Ramify')
  const badge = (count: number, limit: number | null) => topicCountText(spoken, count, limit)
  const over = spoken.text('document.topics.over', { count: 37, limit: 30 })
  expect(badge(37, 30)).toBe(over)
  tellLimit(30, 37)
  const message = currentNotices()[0]?.words(spoken) ?? ''
  const numbersIn = (words: string) => words.match(/\d+/g)
  expect(numbersIn(badge(37, 30))).toEqual(['37', '30'])
  expect(numbersIn(message)).toEqual(['37', '30'])
  // As many as there may be is not past it.
  expect([30, 24, 23].map((count) => badge(count, 30))).toEqual([
    spoken.text('document.topics.limit', { count: 30, limit: 30 }),
    spoken.text('document.topics.limit', { count: 24, limit: 30 }),
    spoken.text('document.topics', { count: 23 }),
  ])
  expect(badge(37, null)).toBe(spoken.text('document.topics', { count: 37 }))
})
