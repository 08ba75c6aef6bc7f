import { expect, test } from 'vitest'
import { codeRefused, codeSent, contactAwaiting, isCodeOut, secondsLeft, sentCode } from './code-clock.ts'
import { noContact } from './contact.ts'

const ann = { ...noContact, email: 'ann@harbour.example' }
const ben = { ...noContact, email: 'ben@harbour.example' }
const code = { scene: 'login' as const, contact: ann, until: 60_000, isOut: true }

test('counts down for the address and the purpose a code was sent for, and for no other', () => {
  expect(secondsLeft(code, 'login', ann, 0)).toBe(60)
  expect(secondsLeft(code, 'login', { ...ann, email: 'Ann@harbour.example ' }, 11_500)).toBe(49)
  expect(secondsLeft(code, 'login', ann, 60_000)).toBe(0)
  expect(secondsLeft(code, 'login', ann, 90_000)).toBe(0)
  expect(secondsLeft(code, 'resetpwd', ann, 0)).toBe(0)
  expect(secondsLeft(code, 'login', ben, 0)).toBe(0)
  expect(secondsLeft(null, 'login', ann, 0)).toBe(0)
})

test('a form begins with the address that waits for its code', () => {
  expect(contactAwaiting(code, 'login', 30_000)).toBe(ann)
  expect(contactAwaiting(code, 'register', 30_000)).toBeNull()
  expect(contactAwaiting(code, 'login', 60_000)).toBeNull()
})

test('a code is out once it was sent, also while another is refused, and only for that address and purpose', () => {
  codeRefused('login', ann, 60)
  expect(isCodeOut(sentCode.get(), 'login', ann)).toBe(false)
  codeSent('login', ann, 60)
  expect(isCodeOut(sentCode.get(), 'login', ann)).toBe(true)
  expect(isCodeOut(sentCode.get(), 'login', ben)).toBe(false)
  expect(isCodeOut(sentCode.get(), 'resetpwd', ann)).toBe(false)
  codeRefused('login', ann, 600)
  expect(isCodeOut(sentCode.get(), 'login', ann)).toBe(true)
  codeRefused('login', ben, 600)
  expect(isCodeOut(sentCode.get(), 'login', ben)).toBe(false)
})
