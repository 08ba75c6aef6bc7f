import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON line for each event, on standard output. Bodies and headers are never logged, so no secret can be. */
export function createLog(level: string): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  // Not asynchronous: when nobody reads our output any more, pino would try to write it for ever, and we would never end.
  return pino(options, pino.destination({ dest: 1, sync: true }))
}
