import { CallError } from '@ramify/contract'
import { createTranslator, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { noContact } from '../contact/contact.ts'
import { type EntryField, isUnknownAccount, missingIn, refusedOf, secondsToWait } from './entry-errors.ts'

const english = createTranslator('en', await languages.en.load())
const chinese = createTranslator('zh', await languages.zh.load())

const all: readonly EntryField[] = ['contact', 'code', 'password', 'repeated']
const refused = (error: unknown, needs = all) => refusedOf(error, noContact, needs)
const place = (error: CallError) => Object.keys(refused(error) ?? {})

test('each refusal stands under its field', () => {
  expect(place(new CallError(-200, { code: '-200' }))).toEqual(['contact'])
  expect(place(new CallError(-206, { code: '-206' }))).toEqual(['contact'])
  expect(place(new CallError(-205, { code: '-205' }))).toEqual(['password'])
  expect(Object.keys(refused(new CallError(-205, { code: '-205' }), ['old', 'password']) ?? {})).toEqual(['old'])
  expect(place(new CallError(-303, { code: '109' }))).toEqual(['code'])
  expect(place(new CallError(-305, { code: '-305', params: { seconds: 40 } }))).toEqual(['code'])
  expect(place(new CallError(-503, { code: '111' }))).toEqual(['code'])
  expect(place(new CallError(-400, { code: '-400', field: 'email' }))).toEqual(['contact'])
  expect(place(new CallError(-400, { code: '-400', field: 'telephone' }))).toEqual(['contact'])
})

test('the password rule is told with its numbers, in the language of the moment', () => {
  const refusal = new CallError(-400, { code: '106', field: 'password', params: { min: 6, max: 18 } })
  const words = refused(refusal)?.password
  expect(words?.(english)).toMatch(/^Use 6 to 18/)
  expect(words?.(chinese)).toMatch(/^\P{ASCII}.*6.*18/u)
})

test('what belongs to no field, or to one that is not here, is left to showError', () => {
  expect(refused(new CallError(-429, { code: '-429' }))).toBeNull()
  expect(refused(new CallError(null, { code: '304' }))).toBeNull()
  expect(refused(new Error('bug'))).toBeNull()
  expect(refused(new CallError(-205, { code: '-205' }), ['contact', 'code'])).toBeNull()
})

test('what is missing is told at once', () => {
  const values = { contact: noContact, code: '', oldCode: '', old: '', password: '', repeated: '' }
  expect(Object.keys(missingIn(values, ['contact', 'password']))).toEqual(['contact', 'password'])
  expect(Object.keys(missingIn(values, ['contact', 'code']))).toEqual(['contact', 'code'])
  const ann = { ...values, contact: { ...noContact, email: 'ann@harbour.example' }, password: 'secret-1' }
  expect(missingIn(ann, ['contact', 'password'])).toEqual({})
  expect(missingIn(ann, ['password', 'repeated']).repeated?.(english)).toBe(english.message('115'))
  expect(missingIn({ ...ann, repeated: 'secret-1' }, ['password', 'repeated'])).toEqual({})
})

test('an account is offered where there is none, however that is told', () => {
  const told = [
    new CallError(-200, { code: '-200' }),
    new CallError(-221, { code: '-221' }),
    new CallError(-200, { code: '103' }),
  ]
  expect(told.map(isUnknownAccount)).toEqual([true, true, true])
  expect([new CallError(-205, { code: '-205' }), new Error('bug')].map(isUnknownAccount)).toEqual([false, false])
})

test('the server says for how long it wants to be left alone', () => {
  expect(secondsToWait(new CallError(-429, { code: '-429', params: { seconds: 7 } }))).toBe(7)
  expect(secondsToWait(new CallError(-429, { code: '-429' }))).toBe(0)
  expect(secondsToWait(new Error('bug'))).toBe(0)
})
