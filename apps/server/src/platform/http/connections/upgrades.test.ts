import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../log.ts'
import { acceptUpgrades, parseRequestTarget, refuseUpgrade, type Upgrade } from './upgrades.ts'

describe('the target of a request', () => {
  it.each([
    ['/collab', '/collab', ''],
    ['/collab?schema=1&x=a?b', '/collab', 'schema=1&x=a%3Fb'],
    ['//', '//', ''],
    ['//u:p@h/collab', '//u:p@h/collab', ''],
    ['http://host.example/collab?schema=1', '/collab', 'schema=1'],
  ])('%s', (target, path, query) => {
    const found = parseRequestTarget(target)
    expect({ path: found?.path, query: found?.query.toString() }).toEqual({ path, query })
  })

  it.each(['', '*', 'http://[', 'http://a:b:c/', 'collab'])('%j is none', (target) => {
    expect(parseRequestTarget(target)).toBeUndefined()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '/', '//', 'http://', 'x:'), fc.uint8Array(), (start, rest) => {
        parseRequestTarget(start + Buffer.from(rest).toString('latin1'))
      }),
    )
  })
})

describe('upgrade requests', () => {
  let server: Server
  let accept: (upgrade: Upgrade) => void
  const log = createLog('silent')
  beforeEach(async () => {
    server = createServer()
    acceptUpgrades(server, { log, path: '/live', accept: (upgrade) => accept(upgrade) })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  /** The status line. The client keeps its own end open, so an answer means that the server closed the socket. */
  async function upgrade(target: string): Promise<string | undefined> {
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write(`GET ${target} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    const answer = (await socket.toArray()).join('')
    socket.destroy()
    return answer.split('\r\n')[0]
  }

  it('are handed on for the one path', async () => {
    accept = ({ stream, query }) => refuseUpgrade(stream, `418 ${query.get('schema')}`)
    expect(await upgrade('/live?schema=7')).toBe('HTTP/1.1 418 7')
  })

  it('are handed on for each path that was named', async () => {
    accept = ({ stream }) => refuseUpgrade(stream, '418 First')
    acceptUpgrades(server, { log, path: '/more', accept: ({ stream }) => refuseUpgrade(stream, '418 Second') })
    expect(await upgrade('/live')).toBe('HTTP/1.1 418 First')
    expect(await upgrade('/more')).toBe('HTTP/1.1 418 Second')
    expect(await upgrade('/other')).toBe('HTTP/1.1 404 Not Found')
  })

  it.each(['//', '///', '//@', '//u:p@h/live', '/', '/live/', '/Live'])('to %s get 404', async (target) => {
    expect(await upgrade(target)).toBe('HTTP/1.1 404 Not Found')
  })

  it.each(['http://[', 'http://a:b:c/'])('to %s get 400', async (target) => {
    expect(await upgrade(target)).toBe('HTTP/1.1 400 Bad Request')
  })

  it('get 400 when the handler throws, which is logged, and the next one is served', async () => {
    const failure = new Error('planted')
    const logged = vi.spyOn(log, 'error')
    accept = () => {
      throw failure
    }
    expect(await upgrade('/live')).toBe('HTTP/1.1 400 Bad Request')
    expect(logged).toHaveBeenCalledExactlyOnceWith({ err: failure }, 'upgrade failed')
    accept = ({ stream }) => refuseUpgrade(stream, '418 Served')
    expect(await upgrade('/live')).toBe('HTTP/1.1 418 Served')
  })
})
