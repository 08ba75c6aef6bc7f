import { CallError } from '@ramify/contract'
import { createSpeaker, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { missingCredentials, refusedCredentials } from './credential-error.ts'

const english = createSpeaker('en', await languages.en.load())
const chinese = createSpeaker('zh', await languages.zh.load())

test('each refusal stands under its field', () => {
  const place = (error: CallError) => Object.keys(refusedCredentials(error) ?? {})
  expect(place(new CallError(-200, { code: '-200' }))).toEqual(['email'])
  expect(place(new CallError(-206, { code: '-206' }))).toEqual(['email'])
  expect(place(new CallError(-205, { code: '-205' }))).toEqual(['password'])
  expect(place(new CallError(-400, { code: '-400', field: 'email' }))).toEqual(['email'])
})

test('the password rule is told with its numbers, in the language of the moment', () => {
  const refusal = new CallError(-400, { code: '106', field: 'password', params: { min: 6, max: 18 } })
  const words = refusedCredentials(refusal)?.password
  expect(words?.(english)).toMatch(/^Use 6 to 18/)
  expect(words?.(chinese)).toMatch(/^\P{ASCII}.*6.*18/u)
})

test('what belongs to no field is left to showError', () => {
  expect(refusedCredentials(new CallError(-429, { code: '-429' }))).toBeNull()
  expect(refusedCredentials(new CallError(null, { code: '304' }))).toBeNull()
  expect(refusedCredentials(new Error('bug'))).toBeNull()
})

test('what is missing is told at once', () => {
  expect(Object.keys(missingCredentials('', ''))).toEqual(['email', 'password'])
  expect(missingCredentials(' ann@harbour.example ', 'x')).toEqual({})
  expect(Object.keys(missingCredentials('ann@', 'x'))).toEqual(['email'])
})
