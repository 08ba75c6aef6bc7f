import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test('T32: private, link-local, metadata and wrapped addresses are not public', () => {
  for (const address of [
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.100.200',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:0:1::',
    '2001:db8::1',
    'localhost',
    '',
  ]) {
    expect(isPublicAddress(address), address).toBe(false)
  }
})

test('the rest of the world is', () => {
  for (const address of ['1.1.1.1', '172.15.255.255', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450::1']) {
    expect(isPublicAddress(address), address).toBe(true)
  }
})
