import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'

interface Options {
  /** As the settings say; then nothing that a request says counts. */
  publicUrl: string | undefined
  /** Hosts that the settings name for brands. */
  brandHosts: ReadonlySet<string>
}

type Connection = Pick<FastifyRequest['socket'], 'localAddress' | 'localPort'>
type Asked = Pick<FastifyRequest, 'protocol' | 'host'> & { readonly socket: Connection }

/**
 * Where people reach this server, as far as it can be sure of it. Whoever calls it writes the host into the request: a link by that host in
 * a mail to somebody else would lead wherever the caller wants (ADR 74).
 */
export interface OwnAddress {
  /** What links begin with in what others get; null where the host of a request is not known to be ours. */
  originFor(request: Asked): string | null
  /** Whether a page at this address is one of ours. */
  isOwnPage(request: Asked, page: URL): boolean
}

export function ownAddress({ publicUrl, brandHosts }: Options): OwnAddress {
  const publicHost = publicUrl === undefined ? null : new URL(publicUrl).host
  const isBrand = (url: URL, { localPort }: Connection) =>
    brandHosts.has(url.hostname) && (url.port === '' || portOf(url) === localPort)
  return {
    originFor: ({ protocol, host, socket }) => {
      if (publicUrl !== undefined) return publicUrl
      const url = URL.parse(`${protocol}://${host}`)
      return url && (isBrand(url, socket) || isReachedAt(url, socket)) ? url.origin : null
    },
    isOwnPage: ({ socket }, page) => {
      if (!/^https?:$/.test(page.protocol) || page.username !== '' || page.password !== '') return false
      if (isBrand(page, socket)) return true
      return publicHost === null ? isReachedAt(page, socket) : page.host === publicHost
    },
  }
}

/** The address that the connection itself has come to, which nobody can claim; a name for it only on this machine. */
function isReachedAt(url: URL, { localAddress = '', localPort }: Connection): boolean {
  if (portOf(url) !== localPort) return false
  const address = localAddress.replace(/^::ffff:/, '')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return host === address || (host === 'localhost' && /^(127\.|::1$)/.test(address))
}

const portOf = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port))

declare module 'fastify' {
  interface FastifyInstance {
    ownAddress: OwnAddress
  }
}

export function addOwnAddress(app: FastifyInstance, address: OwnAddress): void {
  app.decorate('ownAddress', address)
}

/** For links in what others get: refuses (-503) where the host of the request is not known to be ours. */
export function linkOrigin(request: FastifyRequest): string {
  const origin = request.server.ownAddress.originFor(request)
  if (origin !== null) return origin
  request.log.warn({ host: request.host }, 'PUBLIC_URL is not set and this host is not known: no link was sent')
  throw new AppError(-503)
}

export const isOwnPage = (request: FastifyRequest, page: URL): boolean =>
  request.server.ownAddress.isOwnPage(request, page)
