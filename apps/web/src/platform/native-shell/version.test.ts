import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBelow, isOutdated } from './version.ts'

test('apps below 1.1.0 are outdated; an Android app that says nothing is 1.0.6, an iOS app unknown', () => {
  const outdated = (kind: 'android' | 'ios', version: string | null) => isOutdated({ kind, version })
  for (const kind of ['android', 'ios'] as const) {
    expect(['1.0.6', '1.0.99', '1', '0.9.9'].every((version) => outdated(kind, version))).toBe(true)
    expect(['1.1.0', '1.1', '1.10.0', '2', '1.1.0.1'].some((version) => outdated(kind, version))).toBe(false)
    expect(outdated(kind, null)).toBe(true)
  }
})

test('versions are ordered by their numbers', () => {
  const version = fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))
  fc.assert(
    fc.property(version, version, (one, other) => {
      expect(isBelow(one, one)).toBe(false)
      expect(isBelow(one, other) && isBelow(other, one)).toBe(false)
      expect(isBelow(one, `${one}.1`)).toBe(true)
      expect(isBelow(`${one}.0`, one)).toBe(false)
    }),
    { numRuns: 50 },
  )
})
