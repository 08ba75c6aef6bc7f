import { expect, it } from 'vitest'
import { whomFrom } from './whom-from.ts'

it.each([
  ['  ann@harbour.example ', { email: 'ann@harbour.example' }],
  ['138 1234 5678', { telephone: '138 1234 5678' }],
  ['+49 30 1234567', { telephone: '+49 30 1234567' }],
  ['Ann 2', { nickname: 'Ann 2' }],
  ['007', { nickname: '007' }],
  ['  ', null],
])('%j is %j', (typed, whom) => expect(whomFrom(typed)).toEqual(whom))
