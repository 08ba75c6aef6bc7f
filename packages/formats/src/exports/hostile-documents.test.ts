// @module-tag never-retried
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { outcomesOf } from '../../../../tests/kit/hostile/outcomes-of.ts'

const script = fileURLToPath(new URL('../../../../tests/kit/hostile/export-hostile-documents.ts', import.meta.url))
/** Of all of them: twenty seconds, on a machine with much else to do and in the second stage many times as long. */
const longestMs = 900_000

it('hostile documents are drawn or refused in every format, in little memory, without a script or a connection', {
  timeout: longestMs,
}, async () => {
  const outcomes = await outcomesOf(script, { longestMs: 60_000, memoryMb: 768 })
  expect(outcomes.size).toBeGreaterThan(200)
  expect([...outcomes.values()].filter(({ outcome }) => outcome !== 'ok')).toEqual([])
})
