import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Session } from '../sessions/sessions.ts'

/** Adds what is no call of the contract because it carries bytes. `sessionOf` refuses (-102, -103) who is not signed in. */
export type AddRoutes = (app: FastifyInstance, sessionOf: (request: FastifyRequest) => Promise<Session>) => void
