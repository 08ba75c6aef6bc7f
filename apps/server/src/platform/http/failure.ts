import { type Errno, errorEntry, type Failure, failureAnswer } from '@ramify/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { translatorOf } from './language.ts'

/** Answers with the catalogue's text for whatever was thrown; what is not in the catalogue is our fault and says no more. */
export async function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const refusal = asRefusal(error, request)
  if (refusal.errno === -500) request.log.error({ err: error }, 'unexpected')
  const entry = errorEntry(refusal.errno)
  const failure: Failure = { code: entry.message, ...refusal.details }
  if (refusal.errno === -500) {
    // Whoever calls these has nothing kept but what they sent.
    if (writingCalls.has(callPath(request))) failure.code = '-500:not-saved'
    failure.request_id = request.id
    failure.params = { id: request.id }
  }
  const message = (await translatorOf(request)).message(failure.code, failure.params)
  await reply
    .code(refusal.status ?? entry.status)
    .header('cache-control', 'no-store')
    .send(failureAnswer(callPath(request), refusal.errno, message, failure))
}

const writingCalls = new Set([
  ...['/save', '/touch', '/rename', '/mkdir', '/mv', '/cp'],
  ...['/user/edit', '/user/edit_share_pwd', '/feedback'],
])

/** The path under `/api`, which decides whose envelope answers. */
const callPath = (request: FastifyRequest): string => (request.url.split('?')[0] ?? '').replace(/^\/api/, '')

function asRefusal(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const errno = frameworkErrno(error as { code?: unknown; statusCode?: unknown })
  return errno === -413 && isOverFileSize(request) ? new AppError(errno, { code: '707' }) : new AppError(errno)
}

/** Larger than any file may be; where nobody said how large it is, as large as is taken here. */
const isOverFileSize = ({ headers, routeOptions }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? routeOptions.bodyLimit) >= largestFile

const largestFile = 12 * 1024 * 1024

/** What Fastify refuses by itself, in our numbers. */
function frameworkErrno({ code, statusCode }: { code?: unknown; statusCode?: unknown }): Errno {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return -413
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return -400
  return -500
}
