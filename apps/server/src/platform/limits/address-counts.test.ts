import { expect, test } from 'vitest'
import { AddressCounts } from './address-counts.ts'

test('S7: an address has so many sockets, and one more when one is closed', () => {
  const counts = new AddressCounts(2)
  const leave = counts.enter('192.0.2.1')
  expect(counts.enter('::ffff:192.0.2.1')).toBeDefined()
  expect(counts.enter('192.0.2.1')).toBeUndefined()
  expect(counts.enter('192.0.2.2')).toBeDefined()
  leave?.()
  expect(counts.enter('192.0.2.1')).toBeDefined()
  expect(counts.enter('192.0.2.1')).toBeUndefined()
  // A household has all addresses of its network.
  expect(counts.enter('2001:db8:1:2::1')).toBeDefined()
  expect(counts.enter('2001:db8:1:2:ffff::9')).toBeDefined()
  expect(counts.enter('2001:db8:1:2::3')).toBeUndefined()
})
