import { setTimeout as sleep } from 'node:timers/promises'

const crashWindowMs = 60_000
const mostCrashes = 5
const firstDelayMs = 250

/**
 * Runs a server until it ends in order, and starts it again when it ends unexpectedly. A server that never got ready is
 * not started again: it has said what is wrong with its settings.
 *
 * @param {(options: { port?: number, onReady: (port: number) => void }) => Promise<{ code: number }>} runServer
 * @param {{ print: (line: string) => void, wait?: (ms: number) => Promise<void>, now?: () => number }} options
 */
export async function supervise(runServer, { print, wait = sleep, now = () => performance.now() }) {
  let crashes = []
  let port
  for (;;) {
    const { code } = await runServer({
      // With PORT=0 a restarted server must take the same port, or connected clients would not find it.
      port,
      onReady: (itsPort) => {
        port = itsPort
      },
    })
    if (code === 0 || port === undefined) return code
    const time = now()
    crashes = [...crashes, time].filter((at) => time - at < crashWindowMs)
    const delayMs = restartDelayMs(crashes.length)
    if (delayMs === undefined) {
      print(logLine('the server keeps ending unexpectedly, given up', { code, crashes: crashes.length }))
      return code
    }
    print(logLine('the server ended unexpectedly, starting it again', { code, delayMs }))
    await wait(delayMs)
  }
}

/** How long to wait after so many crashes in the last minute; undefined when there were too many to go on. */
export function restartDelayMs(crashes) {
  return crashes < mostCrashes ? firstDelayMs * 2 ** (crashes - 1) : undefined
}

/** Like the lines of the server's own log, level fatal. */
function logLine(msg, details) {
  return `${JSON.stringify({ level: 60, time: new Date().toISOString(), ...details, msg })}\n`
}
