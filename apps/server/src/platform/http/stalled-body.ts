import type { IncomingMessage } from 'node:http'

const lookEveryMs = 5_000
/** Without a byte for so long nobody is sending any more. */
const silentMs = 15_000
/** A body that is sent for longer than this has to come faster than that, in bytes a second. */
const slowAfterMs = 30_000
const slowestRate = 2_000

/** Hangs up on whoever does not go on sending a body, until what this gives is called. */
export function endIfStalled({ socket }: IncomingMessage, lookMs: number = lookEveryMs): () => void {
  const scale = lookMs / lookEveryMs
  const [begun, before] = [performance.now(), socket.bytesRead]
  let [last, lastAt] = [before, begun]
  const timer = setInterval(() => {
    const now = performance.now()
    if (socket.bytesRead > last) [last, lastAt] = [socket.bytesRead, now]
    const isSilent = now - lastAt >= silentMs * scale
    const took = now - begun
    const isSlow = took >= slowAfterMs * scale && socket.bytesRead - before < (slowestRate * took) / 1000 / scale
    if (!isSilent && !isSlow) return
    clearInterval(timer)
    socket.destroy()
  }, lookMs).unref()
  return () => clearInterval(timer)
}
