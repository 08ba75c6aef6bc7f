import { z } from 'zod'

/** An id or a secret by which somebody else's server knows us. */
export const credential = z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be one line without a space')

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host)

/** Where somebody else's server is asked: over TLS, unless nothing leaves this machine. */
export const outsideAddress = z.string().refine((text) => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
}, 'must be an https:// address')
