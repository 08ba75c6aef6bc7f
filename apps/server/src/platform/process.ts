import type { Log } from './log.ts'

/**
 * A server that is told to stop ends after this time at the latest. Nothing that was acknowledged is lost by that: it is in the
 * database, and what is still to be compacted waits in the journal for the next start.
 */
const stopTimeoutMs = 5_000

/** Runs `stop` once when the process is told to end: by a signal, or because the program that started it is gone. */
export function onStop(log: Log, stop: () => Promise<void>): void {
  let stopping = false
  const end = async (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    const cutOff = () => {
      log.warn({ afterMs: stopTimeoutMs }, 'stopping took too long and was cut off')
      process.exit(0)
    }
    setTimeout(cutOff, stopTimeoutMs).unref()
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'stopping failed')
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(signal))
  const orphaned = () => void end('the program that started this one is gone')
  process.on('disconnect', orphaned)
  // It may have gone while this one was starting.
  if (process.connected === false) orphaned()
}

/** After an uncaught error the state of the process is unknown: it logs the error in one line and exits. */
export function endOnUncaught(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })
}

/** Tells the program that started this one which port is listened on, so that a restart can take the same one. */
export function tellReady(port: number): void {
  // The channel may have closed by now; `onStop` handles that.
  if (process.connected) process.send?.({ type: 'ready', port }, () => undefined)
}
