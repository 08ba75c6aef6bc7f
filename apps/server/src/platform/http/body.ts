import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { readMultipart, readUrlForm } from './form.ts'

/** Text that is JSON without anything that could poison a prototype or that PostgreSQL cannot store; refuses (-400) all else. */
export type ParseJson = (text: string) => unknown

export function jsonParser(app: FastifyInstance): ParseJson {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (text) => {
    let parsed: unknown
    // It answers at once.
    parse({} as never, text, (error, body) => {
      if (error || hasUnstorableText(body)) throw new AppError(-400)
      parsed = body
    })
    return parsed
  }
}

/** Bodies are JSON objects, or forms for the calls that take those. */
export function acceptBodies(app: FastifyInstance): ParseJson {
  const parseJson = jsonParser(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) =>
    text === '' ? {} : parseJson(text),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => readUrlForm(text),
  )
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => readMultipart(request.headers['content-type'] ?? '', bytes),
  )
  return parseJson
}

/** A NUL, or half of a surrogate pair, in any key or value. Walks without recursion: bodies can be 100,000 levels deep. */
export function hasUnstorableText(root: unknown): boolean {
  const left: unknown[] = [root]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) left.push(key, inner)
    }
  }
  return false
}
