import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { VersionReason } from '../tables.ts'
import { isDue, type Schedule, type ScheduledVersion, surplusOf, surplusVersions } from './schedule.ts'
import { scheduleSetting, usualSchedule } from './schedule-setting.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day
const schedule = scheduleSetting.parse(usualSchedule)
const now = Date.UTC(2026, 10, 17, 12, 34, 56)
const noBound = { schedule, mostBytes: Number.POSITIVE_INFINITY }

const ages = fc.oneof(fc.nat(2 * hour), fc.nat(2 * day), fc.nat(60 * day), fc.nat(400 * day))
/** In order of age, as a clock that only goes forward leaves them. */
const versionsOf = (atMost: fc.Arbitrary<number>) =>
  fc
    .array(fc.tuple(atMost, fc.nat(1_000)), { maxLength: 300 })
    .map((all) =>
      all
        .sort(([one], [other]) => other - one)
        .map(([age, bytes], nth): ScheduledVersion => ({ id: nth + 1, at: now - age, bytes })),
    )
const left = (versions: readonly ScheduledVersion[], surplus: readonly number[]) =>
  versions.filter(({ id }) => !surplus.includes(id))

describe('thinning out', () => {
  it('keeps the newest of all, one in each slot, and is done after one pass', () => {
    fc.assert(
      fc.property(versionsOf(ages), (versions) => {
        const kept = left(versions, surplusOf(versions, now, noBound))
        expect(kept.at(-1)).toBe(versions.at(-1))
        expect(surplusOf(kept, now, noBound)).toEqual([])
        const slots = (of: readonly ScheduledVersion[]) =>
          new Set(
            of.map(({ at }) => {
              const every = now - at < hour ? minute : now - at < day ? hour : now - at < 30 * day ? day : week
              return `${every} ${Math.floor(at / every)}`
            }),
          )
        expect(slots(kept)).toEqual(slots(versions))
        expect(kept).toHaveLength(slots(versions).size)
      }),
    )
  })

  it('keeps no more bytes than it may, gives up the oldest first, and never the newest', () => {
    fc.assert(
      fc.property(versionsOf(ages), fc.nat(20_000), (versions, mostBytes) => {
        const unbounded = left(versions, surplusOf(versions, now, noBound))
        const kept = left(versions, surplusOf(versions, now, { schedule, mostBytes }))
        const bytes = kept.reduce((sum, version) => sum + version.bytes, 0)
        expect(bytes <= mostBytes || kept.length === 1).toBe(true)
        expect(kept).toEqual(unbounded.slice(unbounded.length - kept.length))
        expect(kept.length).toBeGreaterThanOrEqual(Math.min(1, versions.length))
        expect(surplusOf(kept, now, { schedule, mostBytes })).toEqual([])
      }),
    )
  })

  it('takes nothing more because the clock was set back', () => {
    fc.assert(
      fc.property(versionsOf(ages), fc.nat(400 * day), (versions, back) => {
        const kept = left(versions, surplusOf(versions, now, noBound))
        // All that was kept is as young as before or younger, so slots only become finer.
        expect(surplusOf(kept, now - back, noBound)).toEqual([])
      }),
    )
  })

  it('of one a minute for 60 days keeps what the schedule says, at every moment', () => {
    let versions: ScheduledVersion[] = []
    let most = 0
    for (let nth = 1; nth <= 60 * 24 * 60; nth++) {
      const at = now + nth * minute
      versions.push({ id: nth, at, bytes: 1 })
      versions = left(versions, surplusOf(versions, at, noBound))
      most = Math.max(most, versions.length)
    }
    // One more for each border between two steps, and the weeks of 30 days.
    expect(most).toBeLessThanOrEqual(60 + 24 + 30 + 5 + 4)
    const age = ({ at }: ScheduledVersion) => now + 60 * day - at
    expect(versions.filter((version) => age(version) < hour)).toHaveLength(60)
    const gaps = versions.slice(1).map((version, nth) => version.at - (versions[nth] as ScheduledVersion).at)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(week)
  })
})

describe('a version', () => {
  const at = (time: string) => Date.parse(`2026-11-17T${time}Z`)
  it.each([
    ['is due for the last state of a minute', '10:00:59', '10:01:00', null, true],
    ['is not due while the minute goes on', '10:00:01', '10:00:59', null, false],
    ['is due for a state of long ago, whatever was kept before it', '07:00:35', '10:00:00', '07:00:05', true],
    ['is due once a minute while the clock is behind', '23:00:00', '10:00:30', '22:59:00', true],
    ['is not due twice a minute while the clock is behind', '23:00:00', '10:00:40', '10:00:30', false],
    ['is due while the clock is behind and there is none', '23:00:00', '10:00:30', null, true],
  ] as const)('%s', (_, stateAt, time, lastAt, due) => {
    const moment = { stateAt: at(stateAt), now: at(time), lastAt: lastAt && at(lastAt) }
    expect(isDue(moment, schedule)).toBe(due)
  })
})

describe('the setting', () => {
  it('is read', () => {
    expect(scheduleSetting.parse('1m:1h, 1h:1d,1d:30d,1w')).toEqual([
      { every: minute, until: hour },
      { every: hour, until: day },
      { every: day, until: 30 * day },
      { every: week, until: Number.POSITIVE_INFINITY },
    ] satisfies Schedule)
    expect(scheduleSetting.parse('5m')).toEqual([{ every: 5 * minute, until: Number.POSITIVE_INFINITY }])
  })

  it.each(['', '1m:1h', '1h,1d', '1m:1h,1h:30m,1d', '2m:1h,5m:1d,1d', '0m', '1s', '1m:1h:1d,1w', '1h:1m,1d'])(
    'refuses %o',
    (text) => {
      expect(scheduleSetting.safeParse(text).error?.issues[0]?.message).toMatch(/^must be steps such as /)
    },
  )
})

describe('all versions of a document', () => {
  const bounds = { schedule, mostBytes: 1_000, freeNamedMs: 15 * day }
  const version = (id: number, reason: VersionReason, age: number, more = {}) => ({
    ...{ id, reason, at: now - age, bytes: 10, isOnFreePlan: false },
    ...more,
  })

  it('are thinned each among its own kind; what was replaced in the last hour stays', () => {
    const versions = [
      version(1, 'before-restore', 30 * day - hour),
      version(2, 'before-restore', 30 * day - 2 * hour),
      version(3, 'automatic', 2_000),
      version(4, 'before-restore', 1_500),
      version(5, 'before-restore', 1_000),
      version(6, 'automatic', 500),
      version(7, 'named', 90 * day),
      version(8, 'named', 90 * day),
    ]
    expect(surplusVersions(versions, now, bounds)).toEqual([3, 1])
  })

  it('that were kept before a restore take no more than they may, and the newest stays', () => {
    const large = [1, 2, 3, 4].map((id) => version(id, 'before-restore', 1_000 - id, { bytes: 400 }))
    expect(surplusVersions(large, now, bounds)).toEqual([2, 1])
    expect(surplusVersions(large, now, { ...bounds, mostBytes: 1 })).toEqual([3, 2, 1])
  })

  it('with a title go only when they were made on a free plan, and their time is over', () => {
    const versions = [15 * day, 15 * day - 1].map((age, nth) => version(nth, 'named', age, { isOnFreePlan: true }))
    expect(surplusVersions([...versions, version(9, 'named', 99 * day)], now, bounds)).toEqual([0])
  })
})
