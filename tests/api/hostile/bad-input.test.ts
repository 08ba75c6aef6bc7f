// @module-tag never-retried
import { connect } from 'node:net'
import { type CallDefinition, contract, methodsOf } from '@ramify/contract'
import { languages } from '@ramify/locales'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { allPaths, newPerson, post } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { type SharedServer, sharedServer } from '../../kit/server/shared-servers.ts'

/** What comes back for these very bytes. */
async function rawAnswer(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.end(bytes)
  return (await socket.toArray()).join('')
}

const goodLogin = { email: 'ann@example.com', password: 'secret-1' }
const withText = (text: string) => JSON.stringify({ ...goodLogin, email: text })

describe.each(engines)('bad input on $name', (engine) => {
  let server: SharedServer
  beforeAll(async () => {
    server = await sharedServer(engine)
  })
  afterEach(async () => {
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  })

  it.each([
    ['not JSON (B1)', 'email=ann'],
    ['truncated JSON (B1)', '{"email":"ann@exa'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['wrong types', '{"email":7,"password":{}}'],
    ['a missing field', '{"email":"ann@example.com"}'],
    ['NUL in a text (B9)', withText('ann\u0000@example.com')],
    ['NUL in a key', '{"email":"ann@example.com","password":"secret-1","a\\u0000":1}'],
    ['half a character', '{"email":"ann@example.com","password":"\\ud800"}'],
    ['__proto__ (B15)', '{"email":"ann@example.com","password":"secret-1","__proto__":{"admin":true}}'],
    ['a constructor prototype', '{"email":"ann@example.com","password":"secret-1","constructor":{"prototype":{}}}'],
    ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('%s gets -400 in its language and changes nothing', async (_name, body) => {
    const response = await post(server.address, '/passport/login', body, { 'accept-language': 'zh-CN' })
    expect(response.status).toBe(400)
    const zh = await languages.zh.load()
    expect(await response.json()).toMatchObject({ status: -400, message: zh.messages['-400'], data: { code: '-400' } })
  })

  it('F11: an empty password and a name that is too long are told in words of their own', async () => {
    for (const given of ['', 'x', 'a'.repeat(500), undefined]) {
      const body = { email: `f11-${Date.now()}@example.com`, password: given, agreed: true }
      const response = await post(server.address, '/passport/register', JSON.stringify(body))
      const data = { code: '106', params: { min: 6, max: 18 }, field: 'password' }
      expect(await response.json()).toMatchObject({ status: -400, data })
    }
    const { api, token } = await newPerson(server.address)
    const { file_guid } = await api('/touch', {})
    const long = 'a'.repeat(51)
    const calls = {
      '/touch': { file_name: long },
      '/mkdir': { dir_name: long },
      '/rename': { file_guids: file_guid, new_name: 'a'.repeat(100_000) },
    }
    for (const [path, body] of Object.entries(calls)) {
      const response = await post(server.address, path, JSON.stringify(body), { authorization: `Bearer ${token}` })
      const data = { code: 'x-name-too-long', params: { max: 50 }, field: Object.keys(body).at(-1) }
      expect(await response.json()).toMatchObject({
        errno: -400,
        message: 'A name can have 50 characters at most.',
        data,
      })
    }
  })

  it('a body that is no JSON by its own word gets -400', async () => {
    const response = await post(server.address, '/login', '<a/>', { 'content-type': 'text/xml' })
    expect(await response.json()).toMatchObject({ errno: -400 })
  })

  it('an oversized body gets -413, and message 707 where it is more than any file may be (B2)', async () => {
    const response = await post(server.address, '/passport/login', withText('a'.repeat(13_000_000))).catch(() => null)
    // A refused upload may also be cut off while it is still being sent.
    if (response) expect(await response.json()).toMatchObject({ status: -413, data: { code: '707' } })
    const announced = await post(server.address, '/passport/login', withText('a'.repeat(1_100_000)))
    expect(announced.status).toBe(413)
    expect(await announced.json()).toMatchObject({ status: -413, data: { code: '-413' } })
  })

  it('unknown calls get -404, wrong methods -405 (B55)', async () => {
    const unknown = await post(server.address, '/no_such_call', '{}')
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ errno: -404 })
    for (const path of allPaths(contract)) {
      const allowed: readonly string[] = methodsOf(contract[path] as CallDefinition)
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter((one) => !allowed.includes(one))) {
        const response = await fetch(`${server.address}/api${path}`, { method })
        expect(response.status).toBe(405)
        expect(response.headers.get('allow')).toBe(allowed.join(', '))
      }
    }
  })

  it('what is described as bytes is there, by the methods that are described', async () => {
    const { paths } = await (await fetch(`${server.address}/api/openapi.json`)).json()
    const described = Object.entries<object>(paths).filter(([path]) => !Object.hasOwn(contract, path))
    expect(described.length).toBeGreaterThan(5)
    for (const [path, methods] of described) {
      const refused = await fetch(`${server.address}/api${path.replaceAll(/\{\w+\}/g, 'x')}`, { method: 'DELETE' })
      const allow = Object.keys(methods).join(', ').toUpperCase()
      expect({ path, status: refused.status, allow: refused.headers.get('allow') }).toEqual({
        path,
        status: 405,
        allow,
      })
    }
  })

  it('headers past all measure, and what is no request at all, get an answer', async () => {
    const response = await post(server.address, '/login', '{}', { 'x-long': 'x'.repeat(20_000) })
    expect(await response.json()).toMatchObject({ errno: -413 })
    expect(await rawAnswer(server.address, 'NONSENSE\r\n\r\n')).toContain('"errno":-400')
  })

  it('a path that is no path gets an answer', async () => {
    expect((await fetch(`${server.address}/api/%zz`)).status).toBe(400)
    // Somebody's broken link: the app leads home.
    expect((await fetch(`${server.address}/%zz`)).status).toBe(200)
    expect((await fetch(`${server.address}/api/../../etc/passwd`)).status).not.toBe(500)
    expect((await fetch(`${server.address}/assets/..%2f..%2f..%2fpackage.json`)).status).toBe(404)
  })

  it('unknown fields are ignored (T5)', async () => {
    const body = { email: `t5-${Date.now()}@example.com`, password: 'secret-1', agreed: true, is_vip: 1, id: 'x' }
    const response = await post(server.address, '/passport/register', JSON.stringify(body))
    expect(await response.json()).toMatchObject({ status: 200 })
  })

  it('whatever is sent, no call fails on our side', async () => {
    const { token } = await newPerson(server.address)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...allPaths(contract).filter((path) => path !== '/logout')),
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.json().map((text) => `{"email":${text},"api_token":${text},"session_id":${text}}`),
        ),
        async (path, body) => {
          const response = await post(server.address, path, body, { authorization: `Bearer ${token}` })
          return response.status !== 500
        },
      ),
      { numRuns: 200 },
    )
  })

  it('every answer carries a request id and the security headers', async () => {
    const { headers } = await post(server.address, '/user/info', '{}')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
