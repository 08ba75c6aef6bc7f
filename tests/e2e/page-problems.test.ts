import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type RunningBrowser } from '../kit/browser/browser.ts'

const pages: Record<string, { body: string; policy?: string; status?: number }> = {
  '/fine': { body: '<p>fine</p><script>fetch("/api/refused")</script>' },
  '/console': { body: '<script>console.error("oh no")</script>' },
  '/exception': { body: '<script>throw new Error("oh no")</script>' },
  '/policy': { body: '<script>1</script>', policy: "script-src 'self'" },
  '/missing': { body: '<img src="/nowhere.png" alt="">' },
  '/broken': { body: '<script>fetch("/api/broken")</script>' },
  '/api/refused': { body: '', status: 401 },
  '/api/broken': { body: '', status: 500 },
  '/favicon.ico': { body: '' },
}

describe('a page of the tests', () => {
  let server: Server
  let browser: RunningBrowser
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { body, policy, status = 200 } = pages[request.url ?? ''] ?? { body: '', status: 404 }
      if (policy) response.setHeader('content-security-policy', policy)
      response.writeHead(status, { 'content-type': 'text/html' }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    server.close()
  })

  const problemsAt = async (path: string) => {
    const { page, problems, close } = await browser.newPage()
    const { port } = server.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' })
    await close()
    return problems
  }

  it('has no problem to tell when there is none, nor when the API refuses something', async () => {
    expect(await problemsAt('/fine')).toEqual([])
  })

  it.each([
    ['/console', /^console: oh no/],
    ['/exception', /^exception: Error: oh no/],
    ['/policy', /^policy: script-src-elem blocked inline/],
    ['/missing', /^console: Failed to load resource.*404/],
    ['/broken', /^console: Failed to load resource.*500/],
  ])('tells of the problem at %s', async (path, problem) => {
    expect(await problemsAt(path)).toContainEqual(expect.stringMatching(problem))
  })

  it('is as wide, dark and Chinese as asked', async () => {
    const { page, close } = await browser.newPage({ width: 390, height: 844, colorScheme: 'dark', locale: 'zh-CN' })
    const seen = await page.evaluate(() => ({
      width: screen.width,
      height: screen.height,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      touch: matchMedia('(pointer: coarse)').matches,
      language: navigator.language,
    }))
    expect(seen).toEqual({ width: 390, height: 844, dark: true, touch: true, language: 'zh-CN' })
    await close()
  })
})
