import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON line for each event, on standard output. Bodies and headers are never logged, so no secret can be. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
