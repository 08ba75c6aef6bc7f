import type { FastifyReply } from 'fastify'

/**
 * When an answer has been sent, or nobody is there any more to take it. Fastify's `onResponse` is not told of the second; and an answer
 * that waits behind another one of its connection does not even hear when that is closed.
 */
export function whenOver({ raw, request }: FastifyReply): Promise<void> {
  const { socket } = request.raw
  return new Promise((resolve) => {
    const end = () => {
      raw.off('close', end)
      socket.off('close', end)
      resolve()
    }
    raw.on('close', end)
    // One for each answer that waits.
    socket.setMaxListeners(0).on('close', end)
    if (socket.destroyed) end()
  })
}
