import { expect, test } from 'vitest'
import { cleanProfile } from './clean-profile.ts'

const plain = { subject: 'ann-1', nickname: null, picture: null, email: null }
const nickname = (given: string) => cleanProfile({ ...plain, nickname: given }).nickname

test('T26: a nickname is one line of thirty characters at most, or none', () => {
  expect(nickname('  Ann\r\nof\u2028 the \u0000harbour ')).toBe('Ann of the harbour')
  expect(nickname('👩‍👩‍👧'.repeat(40))).toBe('👩‍👩‍👧'.repeat(30))
  expect(nickname('a\ud800b')).toBe('a\ufffdb')
  expect(nickname('<b>Ann</b>')).toBe('<b>Ann</b>')
  for (const nothing of ['', ' \t ', '\u200b\u2060']) expect(nickname(nothing)).toBeNull()
})

test('who cannot be written down is nobody, and an address that is none is left out', () => {
  for (const subject of ['a\u0000', 'x'.repeat(256), 'a\ud800']) {
    expect(() => cleanProfile({ ...plain, subject })).toThrow(/cannot be kept/)
  }
  expect(cleanProfile({ ...plain, email: ' Ann@Harbour.example ' }).email).toBe('ann@harbour.example')
  expect(cleanProfile({ ...plain, email: 'ann' }).email).toBeNull()
})
