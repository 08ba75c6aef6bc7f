import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atMost, growing, type Rule } from './rules.ts'

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

/** When those that were let in came, of tries at these times. */
function letIn(rule: Rule, times: readonly number[]): number[] {
  let noted: string | null = null
  return times.filter((now) => {
    const verdict = rule.take(noted, now)
    if ('wait' in verdict) return false
    noted = verdict.note
    return true
  })
}

const busiest = (times: readonly number[], per: number) =>
  Math.max(0, ...times.map((start) => times.filter((at) => at >= start && at < start + per).length))

describe('so many at most', () => {
  it('hold wherever one begins to count, whenever tries come', () => {
    const windows = [
      { count: 1, per: minute },
      { count: 5, per: hour },
      { count: 10, per: day },
    ]
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 * day }), { maxLength: 300 }), (times) => {
        const taken = letIn(
          atMost(...windows),
          times.sort((a, b) => a - b),
        )
        return windows.every(({ count, per }) => busiest(taken, per) <= count)
      }),
    )
  })

  it('hold for thousands too, noted in bundles that stay small', () => {
    const rule = atMost({ count: 1000, per: day })
    const times = Array.from({ length: 5000 }, (_, nth) => nth * minute)
    const taken = letIn(rule, times)
    expect(busiest(taken, day)).toBe(1000)
    expect(taken.length).toBeGreaterThan(2900)
    let noted: string | null = null
    for (const now of taken.slice(0, 1000)) noted = (rule.take(noted, now) as { note: string }).note
    expect(noted?.length).toBeLessThan(8000)
  })

  it('say how long to wait, and not a moment too much', () => {
    const rule = atMost({ count: 2, per: minute })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: minute - 1 }), fc.nat(minute), (gap, later) => {
        let noted: string | null = null
        for (const now of [0, gap]) noted = (rule.take(noted, now) as { note: string }).note
        const now = gap + later
        const verdict = rule.take(noted, now)
        if (now >= minute) return 'note' in verdict
        return 'wait' in verdict && 'note' in rule.take(noted, now + verdict.wait) && verdict.wait === minute - now
      }),
    )
  })

  it('let nobody in where there may be none, ever', () => {
    const none = atMost({ count: 0, per: day })
    expect(none.take(null, 5)).toEqual({ wait: day })
    expect(letIn(none, [0, minute, 2 * day])).toEqual([])
    expect(letIn(atMost({ count: 3, per: minute }, { count: 0, per: day }), [0, minute, 2 * day])).toEqual([])
  })

  it('give one back', () => {
    const rule = atMost({ count: 1, per: minute })
    const { note } = rule.take(null, 5) as { note: string }
    expect(rule.giveBack(note, 6)).toBeNull()
  })
})

describe('growing pauses', () => {
  const rule = growing({ free: 5, first: second, most: 15 * minute, forget: day })

  it('let a few in, then one after each pause, twice as long each time', () => {
    const everySecond = Array.from({ length: 1000 }, (_, nth) => nth * second)
    const taken = letIn(rule, everySecond)
    expect(taken.slice(0, 9).map((at) => at / second)).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 12])
    expect(taken.length).toBeLessThan(16)
    // A whole day of trying.
    expect(
      letIn(
        rule,
        Array.from({ length: 86_400 }, (_, nth) => nth * second),
      ).length,
    ).toBeLessThan(115)
  })

  it('are as before when what was let in does not count', () => {
    let noted: string | null = null
    for (let now = 0; now < 5; now++) noted = (rule.take(noted, now) as { note: string }).note
    const sixth = rule.take(noted, 10) as { note: string }
    expect(rule.take(sixth.note, 11)).toEqual({ wait: 999 })
    expect(rule.giveBack(sixth.note, 11)).toBe(noted)
  })
})
