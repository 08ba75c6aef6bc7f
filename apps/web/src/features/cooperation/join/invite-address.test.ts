import { expect, test } from 'vitest'
import { codeIn, inviteLink, joinIdAt, pastedInvite, typedCode } from './invite-address.ts'

const joinId = '0123456789abcdefghijklmnopqrstuv'
const origin = 'https://maps.example'

test('a link leads to its invitation, and carries the code where no server sees it', () => {
  const link = new URL(inviteLink(joinId, 'K7QM4XPD', origin))
  expect(joinIdAt(link.pathname)).toBe(joinId)
  expect(link.pathname + link.search).not.toContain('K7QM4XPD')
  expect(codeIn(link.hash)).toBe('K7QM4XPD')
  expect(codeIn(new URL(inviteLink(joinId, undefined, origin)).hash)).toBe('')
})

test('other addresses are no invitations', () => {
  expect(['/join', '/join/', '/join/short', `/join/${joinId}/more`, `/doc/${joinId}`].map(joinIdAt)).toEqual(
    Array(5).fill(null),
  )
})

test('a code is never longer than the field, and a broken one is none', () => {
  expect(codeIn('#123456789012345')).toBe('1234567890')
  expect(codeIn('#%E4%')).toBe('')
})

test.each([
  [`Join us: https://maps.example/join/${joinId}#K7QM4XPD see you`, { joinId, code: 'K7QM4XPD' }],
  [`maps.example/join/${joinId}`, { joinId, code: '' }],
  ['K7QM 4XPD', null],
  ['', null],
])('“%s” invites to %o', (pasted, invite) => {
  expect(pastedInvite(pasted)).toEqual(invite)
})

test('a code is known by itself, however it is grouped', () => {
  expect(['K7QM4XPD', ' k7qm 4xpd', 'K7QM-4XPD'].map(typedCode)).toEqual(['K7QM4XPD', 'k7qm4xpd', 'K7QM4XPD'])
  expect(['', 'K7QM', 'K7QM4XPDX', 'K7QM4XP!', `https://maps.example/join/${joinId}`].map(typedCode)).toEqual(
    Array(5).fill(null),
  )
})
