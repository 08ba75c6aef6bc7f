import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Reader } from '../../sessions/reader.ts'
import type { Session, Sessions } from '../../sessions/sessions.ts'

/** The live session of the bearer token; refuses (-102, -103) when there is none. */
export const requireSession = (request: FastifyRequest, sessions: Sessions): Promise<Session> =>
  requireToken(request, sessions.find)

/** The same, where the token may also be a guest's. */
export const requireReader = (request: FastifyRequest, sessions: Sessions): Promise<Reader> =>
  requireToken(request, sessions.findReader)

async function requireToken<Found>(
  request: FastifyRequest,
  find: (token: string) => Promise<Found | 'over' | 'unknown'>,
): Promise<Found> {
  const [, token] = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined) throw new AppError(-102)
  const found = await find(token)
  if (found === 'unknown') throw new AppError(-102)
  if (found === 'over') throw new AppError(-103)
  return found
}

/** The same for whoever asks for a picture, who would take what comes with the 200 of calls for one: 401. */
export const sessionForBytes = (request: FastifyRequest, sessions: Sessions): Promise<Session> =>
  refusedForBytes(request, () => requireSession(request, sessions))

export const readerForBytes = (request: FastifyRequest, sessions: Sessions): Promise<Reader> =>
  refusedForBytes(request, () => requireReader(request, sessions))

async function refusedForBytes<Found>(request: FastifyRequest, find: () => Promise<Found>): Promise<Found> {
  try {
    return await find()
  } catch (error) {
    if (!(error instanceof AppError) || request.method !== 'GET') throw error
    throw new AppError(error.errno, { status: 401 })
  }
}
