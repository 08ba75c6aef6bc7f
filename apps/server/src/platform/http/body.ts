import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { checkJson, type JsonLimits } from './check-json.ts'
import { readMultipart, readUrlForm } from './form.ts'

/** Text that is JSON without anything that could poison a prototype or that PostgreSQL cannot store; refuses (-400, -413) all else. */
export type ParseJson = (text: string) => unknown

export function jsonParser(app: FastifyInstance, limits: JsonLimits): ParseJson {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (text) => {
    checkJson(text, limits)
    let parsed: unknown
    // It answers at once.
    parse({} as never, text, (error, body) => {
      if (error) throw new AppError(-400)
      parsed = body
    })
    return parsed
  }
}

/** Bodies are JSON objects, or forms for the calls that take those. */
export function acceptBodies(app: FastifyInstance, limits: JsonLimits): ParseJson {
  const parseJson = jsonParser(app, limits)
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
