import type { MessageCode } from '@ramify/contract'
import { expect, it } from 'vitest'
import { languages } from './languages.ts'
import { createTranslator } from './translator.ts'

const en = await languages.en.load()

it('says what a newer server said where it does not know the code, else that something went wrong', () => {
  const { message } = createTranslator('en', en)
  expect(message('106', { min: 6, max: 18 }, 'Six at least.')).toMatch(/^Use 6 to 18/)
  for (const unknown of ['x-sunday', 'toString'] as unknown as MessageCode[]) {
    expect(message(unknown, {}, 'Not on Sundays.')).toBe('Not on Sundays.')
    expect(message(unknown)).toBe(en.messages['304'])
  }
})
