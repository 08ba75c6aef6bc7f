import { expect, test } from 'vitest'
import { onlyLooksTeller } from './tell-only-looks.ts'

test('whoever only looks is told by every letter, and by the first double tap, which goes nearer as well', () => {
  let told = 0
  const tried = onlyLooksTeller(() => {
    told++
  })
  const after = (how: 'typing' | 'tapping') => {
    tried(how)
    return told
  }
  expect([after('tapping'), after('tapping'), after('typing'), after('typing'), after('tapping')]).toEqual([
    1, 1, 2, 3, 3,
  ])
})
