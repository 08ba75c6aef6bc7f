import { expect } from 'vitest'
import { sameJson } from '../json.ts'

/** `toStrictEqual` for plain data, fast while all is well: properties compare thousands of snapshots. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!sameJson(actual, expected)) expect(actual).toStrictEqual(expected)
}
