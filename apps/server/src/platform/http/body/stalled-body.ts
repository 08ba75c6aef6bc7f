import type { IncomingMessage } from 'node:http'

const lookEveryMs = 5_000
/** Without a byte for so long nobody is sending any more. */
const silentMs = 15_000
/** A body that is sent for longer than this has to come faster than that, in bytes a second. */
const slowAfterMs = 30_000
const slowestRate = 2_000

/** Hangs up on whoever does not go on sending a body, until that is here or what this gives is called. */
export function endIfStalled(
  request: IncomingMessage,
  lookMs: number = lookEveryMs,
  now = () => performance.now(),
): () => void {
  const { socket } = request
  const isStalled = watchBytes(now(), socket.bytesRead)
  const timer = setInterval(() => {
    if (request.complete) clearInterval(timer)
    else if (isStalled(now(), socket.bytesRead)) {
      clearInterval(timer)
      socket.destroy()
    }
  }, lookMs).unref()
  return () => clearInterval(timer)
}

/** Tells at some later moments, by how many bytes have come, whether anybody is still sending. */
export function watchBytes(begun: number, before: number): (now: number, bytes: number) => boolean {
  let [last, lastAt] = [before, begun]
  return (now, bytes) => {
    if (bytes > last) [last, lastAt] = [bytes, now]
    const took = now - begun
    const isSlow = took >= slowAfterMs && bytes - before < (slowestRate * took) / 1000
    return isSlow || now - lastAt >= silentMs
  }
}
