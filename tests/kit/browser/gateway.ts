import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { extname } from 'node:path'
import type { Duplex } from 'node:stream'

/** Stands between a browser and the server: serves a page of its own, carries everything else, and fails on demand. */
export interface Gateway {
  /** The same, whatever becomes of the server. */
  readonly address: string
  /** Ends all connections and takes no new ones to the server; the page can still be loaded. */
  cut(): void
  /** Carries nothing over WebSockets and keeps them open, as a network does that has lost its way; requests are cut off. */
  stall(): void
  /** Works again. What was stalled goes on. */
  mend(): void
  stop(): Promise<void>
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Paths that are the server's. */
const carried = /^\/(api|collab|healthz|readyz)(\/|\?|$)/

/** Files of the page by their paths, with `/index.html` for the page itself. */
export type PageFiles = ReadonlyMap<string, string | Uint8Array>

export async function startGateway(page: PageFiles, target: () => string): Promise<Gateway> {
  const streams = new Set<Duplex>()
  let state: 'mended' | 'cut' | 'stalled' = 'mended'
  const track = (stream: Duplex) => {
    streams.add(stream)
    stream.on('close', () => streams.delete(stream)).on('error', () => stream.destroy())
    if (state === 'stalled') stream.pause()
  }

  const server = createServer((request, response) => {
    if (!carried.test(request.url ?? '')) return serve(page, request, response)
    if (state !== 'mended') return void request.socket.destroy()
    const { host, port } = new URL(target())
    const { method, url: path, headers } = request
    const forwarded = ask({ host: host.split(':')[0], port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })

  server.on('upgrade', (request: IncomingMessage, near: Socket, head: Buffer) => {
    near.on('error', () => near.destroy())
    if (state === 'cut') return void near.destroy()
    const { hostname, port } = new URL(target())
    const far = connect(Number(port), hostname)
    far.write(asText(request))
    far.write(head)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => to.destroy())
      track(from)
    }
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      state = 'cut'
      for (const stream of streams) stream.destroy()
    },
    stall() {
      state = 'stalled'
      for (const stream of streams) stream.pause()
    },
    mend() {
      state = 'mended'
      for (const stream of streams) stream.resume()
    },
    async stop() {
      for (const stream of streams) stream.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function serve(page: PageFiles, { url }: IncomingMessage, response: ServerResponse): void {
  const asked = new URL(url ?? '/', 'http://localhost').pathname
  const path = asked === '/' ? '/index.html' : asked
  const body = page.get(path)
  response.writeHead(body === undefined ? 404 : 200, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
  })
  response.end(body)
}

/** The request as it came, so that the server sees the page's own origin. */
function asText({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}
