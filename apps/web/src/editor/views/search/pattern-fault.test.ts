import { expect, test } from 'vitest'
import { faultOf, patternOf } from './pattern.ts'

const query = (words: string) => ({ words, matchesCase: false, wholeWords: false, isPattern: true })
const fault = (words: string) => {
  const found = faultOf(query(words))
  return found && `${found.kind} ${found.sign}`
}

test.each([
  ['pl(', 'group ('],
  ['(?<name>a', 'group ('],
  ['a)(b', 'closing )'],
  ['[a-', 'class ['],
  ['[a\\]', 'class ['],
  ['*a', 'repeat *'],
  ['a|+', 'repeat +'],
  ['a**', 'repeat *'],
  ['(?:+)', 'repeat +'],
  ['{2}', 'repeat {2}'],
  ['plan\\', 'end \\'],
  ['a{', 'lone {'],
  ['a]', 'lone ]'],
  ['\\q', 'escape \\q'],
  ['\\计', 'escape \\计'],
  ['[z-a]', 'other [z-a]'],
])('what is wrong with %s', (words, said) => {
  expect(fault(words)).toBe(said)
})

test.each(['', 'plan', '(a|b)+?', '[)\\]]*', 'a{2,3}', '\\p{L}+\\b', '(?<=a)b', '\\(\\u{1f600}'])(
  'nothing is wrong with %s',
  (words) => {
    expect(fault(words)).toBeNull()
  },
)

test('a pattern that is none by itself is none among whole words either', () => {
  expect(patternOf({ ...query('a)(b'), wholeWords: true })).toBeNull()
  expect(faultOf({ ...query('a)(b'), isPattern: false })).toBeNull()
})
