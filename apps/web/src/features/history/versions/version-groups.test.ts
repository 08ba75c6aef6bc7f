import type { HistoryVersion } from '@ramify/contract'
import { createTranslator, languages } from '@ramify/locales'
import { describe, expect, test, vi } from 'vitest'
import { versionGroups } from './version-groups.ts'
import { versionFacts, versionName, versionTitle } from './version-words.ts'

vi.stubGlobal('navigator', { languages: ['en-GB'] })
const now = new Date(2026, 10, 14, 10, 42).getTime()
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 20).getTime()
const version = (created_at: number, more: Partial<HistoryVersion> = {}): HistoryVersion => ({
  id: created_at,
  tag: null,
  reason: 'automatic',
  created_at,
  hash: '',
  resource_id: '',
  size: 1,
  authors: [],
  kept_until: null,
  ...more,
})

describe('versions by day', () => {
  test('are those of today, of yesterday and the others, by the calendar and not by hours', () => {
    const times = [at(14, 0), at(13, 23), at(13, 0), at(12, 23), at(2, 14)]
    const groups = versionGroups(
      times.map((time) => version(time)),
      now,
    )
    expect(groups.map(({ day, items }) => [day, items.map(({ created_at }) => created_at)])).toEqual([
      ['today', [at(14, 0)]],
      ['yesterday', [at(13, 23), at(13, 0)]],
      ['earlier', [at(12, 23), at(2, 14)]],
    ])
  })

  test('today is there without any, and has what the clock of the server puts into tomorrow', () => {
    expect(versionGroups([], now)).toEqual([{ day: 'today', items: [] }])
    const [today] = versionGroups([version(at(15, 1))], now)
    expect(today?.items).toHaveLength(1)
  })
})

test('a version is called by its title, else by why it was kept, and alone by its time', async () => {
  const english = createTranslator('en', await languages.en.load())
  const ann = { user_id: '1', nickname: 'Ann', avatar: '', avatar_url: '' } as HistoryVersion['authors'][number]
  const named = version(at(13, 18), {
    tag: 'Before the tasting',
    reason: 'named',
    authors: [ann, { ...ann, nickname: 'Ben' }],
  })
  expect(versionTitle(named, english)).toBe('Before the tasting')
  expect(versionFacts(named, false, english)).toBe('13 Nov, 18:20 · Ann, Ben')
  expect(versionFacts(named, true, english)).toBe('18:20 · Ann, Ben')
  const automatic = version(at(13, 16))
  expect(versionTitle(automatic, english)).toBe('Automatic backup')
  expect(versionName(automatic, english)).toBe('13 Nov, 16:20')
  expect(versionTitle({ ...automatic, reason: 'before-restore' }, english)).toBe('Before a restore')
  expect(versionFacts({ ...automatic, kept_until: at(28, 16) }, true, english)).toBe('16:20 · Kept until 28 Nov')
})
