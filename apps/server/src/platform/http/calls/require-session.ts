import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Session, Sessions } from '../../sessions/sessions.ts'

/** The live session of the bearer token; refuses (-102, -103) when there is none. */
export async function requireSession(request: FastifyRequest, sessions: Sessions): Promise<Session> {
  const [, token] = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined) throw new AppError(-102)
  const session = await sessions.find(token)
  if (session === 'unknown') throw new AppError(-102)
  if (session === 'over') throw new AppError(-103)
  return session
}

/** The same for whoever asks for a picture, who would take what comes with the 200 of calls for one: 401. */
export async function sessionForBytes(request: FastifyRequest, sessions: Sessions): Promise<Session> {
  try {
    return await requireSession(request, sessions)
  } catch (error) {
    if (!(error instanceof AppError) || request.method !== 'GET') throw error
    throw new AppError(error.errno, { status: 401 })
  }
}
