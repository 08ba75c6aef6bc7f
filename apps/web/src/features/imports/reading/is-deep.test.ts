import { expect, test } from 'vitest'
import { isDeep } from './is-deep.ts'

const nested = (levels: number) => {
  let node: object = { data: { text: 'leaf' }, children: [] }
  for (let level = 0; level < levels; level++) node = { data: { text: `${level}` }, children: [node] }
  return { root: node }
}

test('any depth is looked at, and only what calls cannot carry is called deep', () => {
  expect(isDeep(nested(10))).toBe(false)
  expect(isDeep(nested(200))).toBe(false)
  expect(isDeep(nested(100_000))).toBe(true)
})
