import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for one answer before they ask for the next on the same connection. */
const mostUnanswered = 16

/**
 * Closes connections on which many requests come before the first is answered: all that comes in one piece is worked on at once, and
 * the answers wait in memory for each other. To be called while nothing but the framework listens for requests.
 */
export function limitPipelining(server: Server): void {
  const unanswered = new WeakMap<Socket, number>()
  const [handle] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  if (!handle) throw new Error('Nobody handles requests')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { socket } = request
    // What is left of the piece that was too much.
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > mostUnanswered) return hangUp(socket)
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    handle(request, response)
  })
}

/** The rest of what came in one piece is still parsed. Nothing is made of it: that took most of the time. */
function hangUp(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming?: () => number } }
  if (parser) parser.onIncoming = () => 0
  socket.destroy()
}
