import { expect, test } from 'vitest'
import { isNewId, newId } from './new-id.ts'

test('ids are short, valid and never the same', () => {
  const ids = Array.from({ length: 20_000 }, () => newId())
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => id.length === 10 && isNewId(id))).toBe(true)
})

test.each(['a', 'c8z3kq1yq0w0', '123e4567-e89b-12d3-a456-426614174000', 'x_1.2:3'])('%s can be an id', (id) => {
  expect(isNewId(id)).toBe(true)
})

test.each(['', '__proto__', ' a', 'a b', 'é', 'a'.repeat(65), 5, null, undefined])('%s cannot', (id) => {
  expect(isNewId(id)).toBe(false)
})
