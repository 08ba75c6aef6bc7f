import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const crashWindowMs = 60_000
const mostCrashes = 5
const firstDelayMs = 250

/**
 * Runs a server until it ends in order, and starts it again when it ends unexpectedly. A server that never got ready is
 * not started again: it has said what is wrong with its settings, unless a signal ended it.
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
    if (code === 0) return code
    const details = { code, ...causeOf(code) }
    if (port === undefined) {
      if (details.signal !== undefined) print(logLine('the server ended before it was ready', details))
      return code
    }
    const time = now()
    crashes = [...crashes, time].filter((at) => time - at < crashWindowMs)
    const delayMs = restartDelayMs(crashes.length)
    if (delayMs === undefined) {
      print(logLine('the server keeps ending unexpectedly, given up', { ...details, crashes: crashes.length }))
      return code
    }
    print(logLine('the server ended unexpectedly, starting it again', { ...details, delayMs }))
    await wait(delayMs)
  }
}

/** How long to wait after so many crashes in the last minute; undefined when there were too many to go on. */
export function restartDelayMs(crashes) {
  return crashes < mostCrashes ? firstDelayMs * 2 ** (crashes - 1) : undefined
}

/** A process that a signal ends says nothing itself: which signal it was, and what it means where that is known. */
function causeOf(code) {
  const signal = Object.keys(constants.signals).find((name) => code === 128 + constants.signals[name])
  if (signal === undefined) return {}
  // SQLite maps that file into memory: what the disk cannot hold is told by this signal and in no other way.
  if (signal === 'SIGBUS')
    return { signal, reason: 'the disk is full, or ramify.sqlite-shm in DATA_DIR cannot be written' }
  return { signal }
}

/** Like the lines of the server's own log, level fatal. */
function logLine(msg, details) {
  return `${JSON.stringify({ level: 60, time: new Date().toISOString(), ...details, msg })}\n`
}
