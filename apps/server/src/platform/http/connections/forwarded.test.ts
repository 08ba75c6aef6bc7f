import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { readForwarded } from './forwarded.ts'

const request = (remoteAddress: string, headers: IncomingMessage['headers']) =>
  ({ headers: { host: 'inner:3000', ...headers }, socket: { remoteAddress } }) as IncomingMessage

const sent = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7, 10.1.2.3', 'x-forwarded-host': 'maps.example' }

describe('what proxies say of a request', () => {
  it.each([
    ['nobody trusted', [], '127.0.0.1', sent, '127.0.0.1', 'inner:3000'],
    ['another one trusted', ['192.0.2.1'], '127.0.0.1', sent, '127.0.0.1', 'inner:3000'],
    ['one of two', ['127.0.0.1'], '127.0.0.1', sent, '10.1.2.3', 'maps.example'],
    ['both', ['127.0.0.1', '10.0.0.0/8'], '::ffff:127.0.0.1', sent, '198.51.100.7', 'maps.example'],
    ['all', ['0.0.0.0/0'], '127.0.0.1', sent, '203.0.113.9', 'maps.example'],
    ['IPv6', ['fd00::/8'], 'fd00::1', { 'x-forwarded-for': '2001:db8::7' }, '2001:db8::7', 'inner:3000'],
    ['nothing said', ['127.0.0.1'], '127.0.0.1', {}, '127.0.0.1', 'inner:3000'],
    ['nonsense', ['127.0.0.1'], '127.0.0.1', { 'x-forwarded-for': 'x, ,' }, 'x', 'inner:3000'],
    ['several hosts', ['127.0.0.1'], '127.0.0.1', { 'x-forwarded-host': 'evil.example, a.b' }, '127.0.0.1', 'a.b'],
  ])('%s', (_name, trusted, remote, headers, address, host) => {
    expect(readForwarded(trusted)(request(remote, headers))).toEqual({ address, host })
  })
})
