import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Reader } from '../sessions/reader.ts'
import type { Session } from '../sessions/sessions.ts'

/**
 * Adds what is no call of the contract because it carries bytes. `sessionOf` refuses (-102, -103) who is not signed in, `readerOf` who is
 * neither that nor a guest.
 */
export type AddRoutes = (
  app: FastifyInstance,
  sessionOf: (request: FastifyRequest) => Promise<Session>,
  readerOf: (request: FastifyRequest) => Promise<Reader>,
) => void
