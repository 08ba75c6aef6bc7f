import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { checkJson, type JsonLimits } from './check-json.ts'
import { readMultipart, readUrlForm } from './form.ts'

const byteOrderMark = '\ufeff'

/** Text that is JSON without anything that could poison a prototype or that PostgreSQL cannot store; refuses (-400, -413) all else. */
export type ParseJson = (text: string) => unknown

export function jsonParser(limits: JsonLimits): ParseJson {
  return (text) => {
    checkJson(text, limits)
    try {
      return JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text)
    } catch {
      throw new AppError(-400)
    }
  }
}

/** Bodies are JSON objects, or forms for the calls that take those. */
export function acceptBodies(app: FastifyInstance, limits: JsonLimits): ParseJson {
  const parseJson = jsonParser(limits)
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
