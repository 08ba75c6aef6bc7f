import { beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../kit/database/engines.ts'
import { type SharedServer, sharedServer } from '../kit/server/shared-servers.ts'

const [engine] = engines

describe('web shell', () => {
  let server: SharedServer
  beforeAll(async () => {
    if (engine) server = await sharedServer(engine)
  })

  const get = (path: string) => fetch(server.address + path, { headers: { 'accept-encoding': 'br, gzip' } })

  it('gives the page for every place in the app, to be asked about each time', async () => {
    for (const path of ['/', '/home/my', '/login?to=%2Fhome', '/no/such/place']) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('lets browsers keep what is named by its content for ever, compressed', async () => {
    const page = await (await get('/')).text()
    const [script] = /\/assets\/app-[\w-]+\.js/.exec(page) ?? []
    expect(script).toBeDefined()
    const response = await get(script ?? '')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
  })

  it('F14: has a robots.txt and a favicon.ico, and no page in their place', async () => {
    const robots = await get('/robots.txt')
    expect(robots.headers.get('content-type')).toContain('text/plain')
    expect(await robots.text()).toContain('Disallow: /api/')
    const icon = await get('/favicon.ico')
    expect(icon.headers.get('content-type')).toMatch(/^image\//)
    expect([...new Uint8Array(await icon.arrayBuffer()).slice(0, 4)]).toEqual([0, 0, 1, 0])
  })

  it('says which build it serves, and the page says the same of itself', async () => {
    const { version } = (await (await get('/version.json')).json()) as { version: string }
    expect(version).toMatch(/^[0-9a-f]{16}$/)
    expect(await (await get('/')).text()).toContain(version)
  })

  it('has no page for a file of another build, nor for an unknown call', async () => {
    expect((await get('/assets/index-OLD.js')).status).toBe(404)
    expect(await (await get('/api/no_such_call')).json()).toMatchObject({ errno: -404 })
    expect((await fetch(`${server.address}/home/my`, { method: 'POST' })).status).toBe(404)
  })

  it('gives the page for a path with a broken escape too, from where the app leads home', async () => {
    for (const path of ['/doc/%E0%A4%A', '/home/%', '/%zz?lang=zh']) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('text/html')
    }
    expect(await (await get('/api/%E0%A4%A')).json()).toMatchObject({ errno: -400 })
    expect((await get('/assets/%E0%A4%A')).status).toBe(400)
  })

  it('holds no script or style that the policy would have to allow by name', async () => {
    const page = await (await get('/')).text()
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son\w+=/)
  })

  it('answers probes that ask for headers only', async () => {
    for (const path of ['/healthz', '/readyz', '/api/openapi.json']) {
      const response = await fetch(server.address + path, { method: 'HEAD' })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('application/json')
    }
    expect((await fetch(`${server.address}/api/openapi.json`, { method: 'DELETE' })).status).toBe(405)
  })

  it('describes its calls', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as { openapi: string; paths: object }
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths).toHaveProperty(['/user/info'])
  })
})
