import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { root } from '../../scripts/setup/setup.mjs'
import type { BuiltPage } from './build-page.ts'

export interface ServedPage {
  readonly url: string
  /** Addresses asked for so far. */
  readonly requests: string[]
  close(): Promise<void>
}

/** As strict as the real server's where fonts and styles are concerned. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; style-src 'self'; img-src 'self'"

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' }

/** Fonts are answered only when `fontsReleased` has resolved. */
export async function servePage({ folder }: BuiltPage, fontsReleased = Promise.resolve()): Promise<ServedPage> {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    requests.push(path)
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    const isFont = path.startsWith('/@fontsource/')
    if (isFont) await fontsReleased
    const file = isFont ? join(root, 'node_modules', path) : join(folder, path === '/' ? 'index.html' : path)
    const content = await readFile(file).catch(() => null)
    response.writeHead(content ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
    })
    response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
