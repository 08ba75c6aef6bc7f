import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Log } from '../../log.ts'

export interface Upgrade {
  request: IncomingMessage
  stream: Duplex
  head: Buffer
  query: URLSearchParams
}

interface Options {
  log: Log
  path: string
  accept: (upgrade: Upgrade) => void
}

/** The paths of each server that can be upgraded. It has one listener for all of them, which refuses all others. */
const acceptedPaths = new WeakMap<Server, Map<string, Options['accept']>>()

/** Hands on the upgrade requests for `path`. Those for paths that nobody has named are refused. */
export function acceptUpgrades(server: Server, { log, path, accept }: Options): void {
  const known = acceptedPaths.get(server)
  if (known) {
    known.set(path, accept)
    return
  }
  const accepted = new Map([[path, accept]])
  acceptedPaths.set(server, accepted)
  listenForUpgrades(server, log, accepted)
}

/**
 * Node calls the listener outside of any request, so whatever throws in here would end the process: it is answered with 400 and logged
 * instead.
 */
function listenForUpgrades(server: Server, log: Log, accepted: ReadonlyMap<string, Options['accept']>): void {
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    try {
      const target = parseRequestTarget(request.url ?? '')
      if (!target) return refuseUpgrade(stream, '400 Bad Request')
      const accept = accepted.get(target.path)
      if (!accept) return refuseUpgrade(stream, '404 Not Found')
      accept({ request, stream, head, query: target.query })
    } catch (error) {
      log.error({ err: error }, 'upgrade failed')
      refuseUpgrade(stream, '400 Bad Request')
    }
  })
}

export function refuseUpgrade(stream: Duplex, status: string): void {
  // A client that keeps its own end open must not keep the socket.
  stream.once('finish', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

interface RequestTarget {
  path: string
  query: URLSearchParams
}

/**
 * The path and query of a request line; undefined when they cannot be parsed. A path is taken as it is written: `URL` would
 * read `//name@host/collab` as another server's address.
 */
export function parseRequestTarget(target: string): RequestTarget | undefined {
  if (target.startsWith('/')) {
    const end = target.includes('?') ? target.indexOf('?') : target.length
    return { path: target.slice(0, end), query: new URLSearchParams(target.slice(end)) }
  }
  // Some proxies send the whole address.
  const url = URL.parse(target)
  return url ? { path: url.pathname, query: url.searchParams } : undefined
}
