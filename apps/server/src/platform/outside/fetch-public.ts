import { lookup as resolve } from 'node:dns'
import { request as plainRequest, type RequestOptions } from 'node:http'
import { request as safeRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

interface Options {
  mostBytes: number
  patience: number
  isPublic?: (address: string) => boolean
  /** Without TLS; nothing but a test asks for it. */
  isPlain?: boolean
}

/**
 * What is at an address that somebody else named: over TLS, from outside of our own networks, without being led on to elsewhere,
 * and no more than is wanted (T32). The address that is checked is the one that is connected to.
 */
export async function fetchPublic(address: string, options: Options): Promise<{ bytes: Uint8Array; type: string }> {
  const { mostBytes, patience, isPublic = isPublicAddress, isPlain = false } = options
  const url = new URL(address)
  if (url.protocol !== (isPlain ? 'http:' : 'https:')) throw new Error('Not an address to fetch from')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublic(host)) throw new Error('Not a public address')
  const asked: RequestOptions = {
    lookup: publicLookup(isPublic),
    // A connection that is kept open from before would be used without being looked at.
    agent: false,
    signal: AbortSignal.timeout(patience),
  }
  return new Promise((done, fail) => {
    const request = (isPlain ? plainRequest : safeRequest)(url, asked, async (response) => {
      try {
        if (response.statusCode !== 200) throw new Error(`Answered ${response.statusCode}`)
        const chunks: Buffer[] = []
        let size = 0
        for await (const chunk of response as AsyncIterable<Buffer>) {
          size += chunk.byteLength
          if (size > mostBytes) throw new Error(`More than ${mostBytes} bytes`)
          chunks.push(chunk)
        }
        const [type = ''] = (response.headers['content-type'] ?? '').split(';')
        done({ bytes: Buffer.concat(chunks), type: type.trim().toLowerCase() })
      } catch (error) {
        response.destroy()
        fail(error)
      }
    })
    request.on('error', fail)
    request.end()
  })
}

/** One private address among several is enough: whoever answers may mix them. */
const publicLookup =
  (isPublic: (address: string) => boolean): LookupFunction =>
  (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error) callback(error, [])
      else if (!first || !found.every(({ address }) => isPublic(address)))
        callback(new Error('Not a public address'), [])
      else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
