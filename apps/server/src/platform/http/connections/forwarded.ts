import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** From where a request comes and for which host it was meant, as far as proxies that we trust have told. */
export interface Forwarded {
  address: string
  host: string | undefined
}

export type ReadForwarded = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => Forwarded

/** Tells by the address of the other end whether it is one of these proxies. */
export function trustIn(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const network of proxies) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) trusted.addAddress(address, familyOf(address))
    else trusted.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => {
    const own = plain(address)
    return isIP(own) > 0 && trusted.check(own, familyOf(own))
  }
}

/** As Fastify reads it, for upgrade requests, which never reach that. */
export function readForwarded(trustedProxies: readonly string[]): ReadForwarded {
  const isTrusted = trustIn(trustedProxies)
  return ({ headers, socket }) => {
    const remote = plain(socket.remoteAddress ?? '')
    if (!isTrusted(remote)) return { address: remote, host: headers.host }
    const hops = entriesOf(headers['x-forwarded-for']).map(plain)
    // From the nearest on: whatever stands before the first that nobody vouches for may be made up.
    const address = [...hops, remote].findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? remote
    return { address, host: entriesOf(headers['x-forwarded-host']).at(-1) ?? headers.host }
  }
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4')

/** An IPv4 address as it is written, also where a socket for both tells it as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const entriesOf = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
