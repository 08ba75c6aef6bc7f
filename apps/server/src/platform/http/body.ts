import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

/** Bodies are JSON objects without anything that could poison a prototype or that PostgreSQL cannot store. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') return done(null, {})
    parse(request, text, (error, body) => {
      if (error) return done(new AppError(-400), undefined)
      if (hasUnstorableText(body)) return done(new AppError(-400), undefined)
      done(null, body)
    })
  })
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
