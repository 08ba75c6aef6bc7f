import { CallError } from '@ramify/contract'
import { createSpeaker, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { missingCredentials, refusedCredentials } from './credential-error.ts'

const english = createSpeaker('en', await languages.en.load())

test('each refusal stands under its field', () => {
  const place = (error: CallError) => Object.keys(refusedCredentials(error, english) ?? {})
  expect(place(new CallError(-200, { code: '-200' }))).toEqual(['email'])
  expect(place(new CallError(-206, { code: '-206' }))).toEqual(['email'])
  expect(place(new CallError(-205, { code: '-205' }))).toEqual(['password'])
  expect(place(new CallError(-400, { code: '-400', field: 'email' }))).toEqual(['email'])
})

test('the password rule is told with its numbers', () => {
  const refusal = new CallError(-400, { code: '106', field: 'password', params: { min: 6, max: 18 } })
  expect(refusedCredentials(refusal, english)?.password).toMatch(/6.*18/)
})

test('what belongs to no field is left to showError', () => {
  expect(refusedCredentials(new CallError(-429, { code: '-429' }), english)).toBeNull()
  expect(refusedCredentials(new CallError(null, { code: '304' }), english)).toBeNull()
  expect(refusedCredentials(new Error('bug'), english)).toBeNull()
})

test('what is missing is told at once', () => {
  expect(Object.keys(missingCredentials('', '', english))).toEqual(['email', 'password'])
  expect(missingCredentials(' ann@harbour.example ', 'x', english)).toEqual({})
  expect(Object.keys(missingCredentials('ann@', 'x', english))).toEqual(['email'])
})
