import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Says -405 to every method but those a path has. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  ...allowed: readonly ('GET' | 'POST' | 'PUT')[]
): void {
  const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    reply.header('allow', allowed.join(', '))
    throw new AppError(-405)
  }
  const method = methods.filter((other) => !allowed.some((one) => one === other))
  // On request: before a body is read that nobody wants.
  app.route({ method, url, onRequest: refuse, handler: refuse })
}
