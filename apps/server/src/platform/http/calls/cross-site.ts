import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'

/** What a form of a foreign page can send without asking first. */
const ofForms = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/**
 * Refuses (-400) a form that a page of somebody else has posted. It needs no session where a call needs none: it could sign a
 * visitor in to an account of its own, and read what they write there.
 */
export function refuseForeignForms(request: FastifyRequest): void {
  const { headers, method, host } = request
  if (method !== 'POST' || !ofForms.test(headers['content-type'] ?? 'text/plain')) return
  const site = headers['sec-fetch-site']
  const isForeign =
    site === undefined
      ? headers.origin !== undefined && URL.parse(headers.origin)?.host !== host
      : site !== 'same-origin' && site !== 'none'
  if (isForeign) throw new AppError(-400)
}
