import { expect, test } from 'vitest'
import { typedPerson } from './typed-person.ts'

test.each([
  [' ben@example.com ', { email: 'ben@example.com' }],
  ['+49 30 901820', { telephone: '+49 30 901820' }],
  ['138 0013 8000', { telephone: '138 0013 8000' }],
  ['Ben', { nickname: 'Ben' }],
  ['007', { nickname: '007' }],
  ['Ann @ home', { nickname: 'Ann @ home' }],
  ['  ', null],
])('“%s” is taken for %o', (typed, person) => {
  expect(typedPerson(typed)).toEqual(person)
})
