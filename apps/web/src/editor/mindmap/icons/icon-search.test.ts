import { expect, it } from 'vitest'
import { findIcons } from './icon-search.ts'

it('icons are found by their name in any order of words, and by the name documents use', () => {
  const nameOf = (name: string) => (name === 'flag-red' ? '红色旗帜' : name)
  expect(findIcons('红色', nameOf)).toEqual([{ group: 'flags', names: ['flag-red'] }])
  expect(findIcons('RED flag', nameOf)).toEqual([{ group: 'flags', names: ['flag-red'] }])
  expect(findIcons('', nameOf).map(({ group }) => group)).toHaveLength(6)
  expect(findIcons('no such thing', nameOf)).toEqual([])
})
