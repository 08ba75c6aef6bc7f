import type { Socket } from 'node:net'
import { errorEntry, failureAnswer } from '@ramify/contract'
import { createTranslator, defaultLanguage, languages } from '@ramify/locales'
import type { ConnectionError } from 'fastify'

const translator = createTranslator(defaultLanguage, await languages[defaultLanguage].load())

/** Answers what is not even a request, or one with headers past all measure, by hand: there is no request to answer. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const errno = error.code === 'HPE_HEADER_OVERFLOW' ? -413 : -400
  const { status } = errorEntry(errno)
  const code = `${errno}` as const
  const body = JSON.stringify(failureAnswer('', errno, translator.message(code), { code }))
  socket.end(
    [
      `HTTP/1.1 ${status} Refused`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
