import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fetchOutside } from './fetch-outside.ts'

const mostBytes = 1024 * 1024
let server: Server
let address: string
let isLeft = false
beforeAll(async () => {
  server = createServer((request, response) => {
    switch (request.url) {
      case '/most':
        return response.end(Buffer.alloc(mostBytes, 'a'))
      case '/packed':
        return response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(mostBytes + 1)))
      case '/nothing':
        return response.writeHead(204).end()
      case '/led':
        return response.writeHead(302, { location: '/most' }).end()
      case '/refused':
        return response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}')
      case '/for-ever': {
        response.on('close', () => {
          isLeft = true
        })
        const write = () => {
          while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
        }
        response.on('drain', write)
        return write()
      }
      default:
        // Begins, and never ends.
        return response.writeHead(200).write('{')
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the whole answer is there, with what it says of itself', async () => {
  expect((await (await fetchOutside(`${address}/most`)).arrayBuffer()).byteLength).toBe(mostBytes)
  expect((await fetchOutside(`${address}/nothing`)).status).toBe(204)
  const refused = await fetchOutside(new URL('/refused', address))
  expect([refused.status, refused.headers.get('content-type'), await refused.json()]).toEqual([
    400,
    'application/json',
    { error: 'invalid_grant' },
  ])
})

test('no more of an answer is read than fits, however it is packed, and nobody leads elsewhere', async () => {
  await expect(fetchOutside(`${address}/packed`)).rejects.toThrow(/more than 1048576 bytes/)
  await expect(fetchOutside(`${address}/for-ever`)).rejects.toThrow(/more than 1048576 bytes/)
  await vi.waitUntil(() => isLeft)
  await expect(fetchOutside(`${address}/led`)).rejects.toThrow()
})

test('nobody waits for an answer that does not end', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(10_000)
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  await expect(fetchOutside(`${address}/slow`)).rejects.toThrow('late')
  timeout.mockRestore()
  const own = new AbortController()
  const waiting = fetchOutside(`${address}/slow`, { signal: own.signal })
  setTimeout(() => own.abort(new Error('left')), 50)
  await expect(waiting).rejects.toThrow('left')
})
