import { expect, test } from 'vitest'
import { ticketIn } from './client-token.ts'

const ticket = `${'Aa0_-'.repeat(8)}xyz`
const encoded = (value: unknown) => btoa(JSON.stringify(value))

test('T40: only the short-lived ticket is taken from a client_token', () => {
  expect(ticketIn(encoded({ token: 'long', api_token: ticket, identity_token: 'x' }))).toBe(ticket)
  expect(ticketIn(encoded({ api_token: ticket }).replace(/=+$/, ''))).toBe(ticket)
  expect(ticketIn(encoded({ token: ticket }))).toBeNull()
})

test('plus, slash and their like survive the address', () => {
  const wild = encoded({ api_token: ticket, note: '>>>???~~~' })
  expect(wild).toMatch(/[+/]/)
  expect(ticketIn(wild.replaceAll('+', ' '))).toBe(ticket)
  expect(ticketIn(wild.replaceAll('+', '-').replaceAll('/', '_'))).toBe(ticket)
})

test('whatever else is there signs nobody in', () => {
  for (const wrong of [
    '',
    '{}',
    '%%%',
    encoded(null),
    encoded('x'),
    encoded({ api_token: 1 }),
    encoded({ api_token: 'short' }),
  ]) {
    expect(ticketIn(wrong), wrong).toBeNull()
  }
})
