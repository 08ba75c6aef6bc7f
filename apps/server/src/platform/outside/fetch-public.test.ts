import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPublic } from './fetch-public.ts'

let server: Server
let port: number
let asked = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    asked++
    if (request.url === '/led') response.writeHead(302, { location: '/picture' }).end()
    else response.writeHead(200, { 'content-type': 'Image/PNG; q=1' }).end(Buffer.alloc(1000))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const options = { mostBytes: 1000, patience: 5000, isPlain: true }
const anywhere = { ...options, isPublic: () => true }

test('what is there, up to what is wanted, and nowhere else', async () => {
  const { bytes, type } = await fetchPublic(`http://127.0.0.1:${port}/picture`, anywhere)
  expect([bytes.byteLength, type]).toEqual([1000, 'image/png'])
  await expect(fetchPublic(`http://localhost:${port}/picture`, anywhere)).resolves.toMatchObject({ type: 'image/png' })
  await expect(fetchPublic(`http://127.0.0.1:${port}/`, { ...anywhere, mostBytes: 999 })).rejects.toThrow(/More than/)
  await expect(fetchPublic(`http://127.0.0.1:${port}/led`, anywhere)).rejects.toThrow('Answered 302')
})

test('T32: nobody inside is asked, by number or by name', async () => {
  const before = asked
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1']) {
    await expect(fetchPublic(`http://${host}:${port}/`, options), host).rejects.toThrow(/Not a public address/)
  }
  const { isPlain: _plain, ...usual } = anywhere
  for (const address of [`http://127.0.0.1:${port}/`, 'file:///etc/passwd', 'data:image/png,x']) {
    await expect(fetchPublic(address, usual), address).rejects.toThrow(/Not an address/)
  }
  expect(asked).toBe(before)
})
