import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../kit/database/engines.ts'
import { type RunningServer, startServer } from '../kit/server/server.ts'

const [engine] = engines

/** What a page is told of the product. */
function toldIn(html: string): unknown {
  const written = /<meta name="brand" content="([^"]*)"/.exec(html)?.[1] ?? ''
  return JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}

const brands = {
  '*': { operator: 'Harbour & Sons' },
  'naotu.example': { name: '脑图', languages: ['zh'] },
  'odd.example': { name: `"><script>alert('x')</script>` },
}

describe('brands', () => {
  let server: RunningServer
  beforeAll(async () => {
    if (engine) server = await startServer({ engine, env: { BRANDS: JSON.stringify(brands) } })
  })
  afterAll(() => server.stop())

  /** `fetch` does not let anybody name the host. */
  const get = (host: string, path: string, headers: Record<string, string> = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; headers: object; text: string }>()
    const asked = request(server.address + path, { headers: { ...headers, host } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    asked.on('error', reject).end()
    return promise
  }

  it('write their name, their language and their operator into every page', async () => {
    for (const path of ['/', '/index.html', '/home/my']) {
      const { text } = await get('naotu.example:8080', path)
      expect(text).toContain('<title>脑图</title>')
      expect(text).toContain('<html lang="zh"')
      expect(text).toContain('<meta name="application-name" content="脑图" />')
      expect(text).toContain('&quot;operator&quot;:&quot;Harbour &amp; Sons&quot;')
      expect(toldIn(text)).toEqual({
        name: '脑图',
        languages: ['zh'],
        operator: 'Harbour & Sons',
        membership: 'off',
        exportFree: 'watermark',
      })
    }
    const { text } = await get('maps.example', '/')
    expect(text).toContain('<title>Ramify</title>')
    expect(text).toContain('<html lang="en"')
  })

  it('stay text, whatever they are called (T26)', async () => {
    const { text } = await get('odd.example', '/')
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;script&gt;')
  })

  it('have a manifest of their own, by which the app can be installed', async () => {
    const chinese = await get('naotu.example', '/manifest.webmanifest', { 'accept-language': 'en' })
    expect(chinese.headers).toMatchObject({ 'content-type': expect.stringContaining('application/manifest+json') })
    expect(JSON.parse(chinese.text)).toMatchObject({ name: '脑图', lang: 'zh', display: 'standalone', start_url: '/' })
    const english = JSON.parse((await get('maps.example', '/manifest.webmanifest')).text)
    expect(english).toMatchObject({
      name: 'Ramify',
      lang: 'en',
      share_target: { action: '/share-target', method: 'POST' },
    })
    expect(english.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['New', 'Mind maps', 'Recent'])
    for (const { src, type } of english.icons as { src: string; type: string }[]) {
      expect((await get('maps.example', src)).headers).toMatchObject({ 'content-type': type })
    }
  })

  it('lead what other apps share to the page that asks about it, where no worker of the app has kept it', async () => {
    const body = new FormData()
    body.append('text', 'A thought')
    const answer = await fetch(`${server.address}/share-target`, { method: 'POST', body, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/shared'])
  })

  it('speak their language in messages too', async () => {
    const { text } = await get('naotu.example', '/api/no_such_call', { 'accept-language': 'en' })
    expect(JSON.parse(text).message).toMatch(/[一-龥]/)
  })

  it('are sent once to a browser that keeps the page', async () => {
    const { headers } = await get('maps.example', '/')
    const { etag } = headers as { etag: string }
    expect(await get('maps.example', '/home/my', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    expect(await get('naotu.example', '/', { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })
})
