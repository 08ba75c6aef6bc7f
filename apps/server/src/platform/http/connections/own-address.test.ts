import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownAddress } from './own-address.ts'

const socket = { localAddress: '::ffff:192.168.1.5', localPort: 3000 }
const own = ownAddress({ publicUrl: undefined, brandHosts: new Set(['maps.example']) })
const set = ownAddress({ publicUrl: 'https://public.example', brandHosts: new Set(['maps.example']) })
const asked = (host: string, protocol = 'http') => ({ protocol, host, socket }) as never

it('goes by the setting, whatever host a request names', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.domain()), (host) => {
      expect(set.originFor(asked(host))).toBe('https://public.example')
    }),
  )
})

it('without it knows the hosts of brands and the address that the connection has come to, and no other', () => {
  for (const host of ['maps.example', 'MAPS.example', 'maps.example:3000', '192.168.1.5:3000']) {
    expect(own.originFor(asked(host)), host).toBe(`http://${host.toLowerCase()}`)
  }
  expect(own.originFor(asked('maps.example', 'https'))).toBe('https://maps.example')
  for (const host of [
    'evil.example',
    'maps.example:4000',
    'maps.example.evil.example',
    'evil@maps.example:4000',
    '192.168.1.5',
    '192.168.1.5:3001',
    '192.168.1.6:3000',
    // On another machine that is another server.
    'localhost:3000',
    '127.0.0.1:3000',
    '',
    'a b',
  ]) {
    expect(own.originFor(asked(host)), host).toBeNull()
  }
})

it('knows its names on this machine', () => {
  const here = (host: string, localAddress: string) =>
    own.originFor({ protocol: 'http', host, socket: { localAddress, localPort: 80 } } as never)
  expect(here('localhost', '127.0.0.1')).toBe('http://localhost')
  expect(here('localhost', '::1')).toBe('http://localhost')
  expect(here('[::1]', '::1')).toBe('http://[::1]')
  expect(here('localhost:81', '127.0.0.1')).toBeNull()
})

it('whatever a request names, a link leads to a host that is known', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.domain(), fc.webAuthority(), fc.ipV4()), (host) => {
      const origin = own.originFor(asked(host))
      if (origin !== null) expect(['maps.example', '192.168.1.5']).toContain(new URL(origin).hostname)
    }),
  )
})

it('signs pages of its own hosts, over the web', () => {
  const isOwn = (page: string, address = set) => address.isOwnPage(asked('evil.example'), new URL(page))
  for (const page of ['https://public.example/view/a?b#c', 'https://maps.example/'])
    expect(isOwn(page), page).toBe(true)
  for (const page of [
    'https://evil.example/',
    'https://public.example:444/',
    'https://ann@public.example/',
    'ftp://public.example/',
    'http://192.168.1.5:3000/',
  ]) {
    expect(isOwn(page), page).toBe(false)
  }
  expect(isOwn('http://192.168.1.5:3000/', own)).toBe(true)
  expect(isOwn('https://public.example/', own)).toBe(false)
})
