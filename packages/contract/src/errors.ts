import type { MessageCode } from './messages.ts'

interface ErrorEntry {
  /** HTTP status: 200 for the errnos clients of the specifications know, the usual one for those we added. */
  status: number
  /** What people read when the call says nothing more particular. */
  message: MessageCode
}

/** The one table of failures: errno → HTTP status → message. */
export const errors = {
  '-8': { status: 200, message: '-8' },
  '-102': { status: 200, message: '-102' },
  '-103': { status: 200, message: '-103' },
  '-104': { status: 200, message: '-104' },
  '-109': { status: 200, message: '542' },
  '-110': { status: 200, message: '514' },
  '-111': { status: 200, message: '-111' },
  '-113': { status: 200, message: '-113' },
  '-115': { status: 200, message: '-115' },
  '-119': { status: 200, message: '-119' },
  '-123': { status: 200, message: '550' },
  '-200': { status: 200, message: 'x-account-not-exist' },
  '-204': { status: 200, message: '-204' },
  '-205': { status: 200, message: '105' },
  '-206': { status: 200, message: 'x-account-exists' },
  '-213': { status: 200, message: '305' },
  '-215': { status: 200, message: '-215' },
  '-220': { status: 200, message: '305' },
  '-221': { status: 200, message: 'x-account-not-exist' },
  '-303': { status: 200, message: '-303' },
  '-305': { status: 200, message: '-305' },
  '-400': { status: 400, message: '-400' },
  '-404': { status: 404, message: '-404' },
  '-405': { status: 405, message: '-405' },
  '-409': { status: 409, message: '-409' },
  '-413': { status: 413, message: '-413' },
  /** The app is older than the document. */
  '-426': { status: 426, message: '-426' },
  '-429': { status: 429, message: '-429' },
  '-500': { status: 500, message: '-500' },
  /** Who carries our messages did not take one. */
  '-503': { status: 503, message: '111' },
  '-10086': { status: 200, message: '-10086' },
} as const satisfies Record<`-${number}`, ErrorEntry>

export type ErrnoKey = keyof typeof errors

/** A failure's number: `-102`, never `0`. */
export type Errno = ErrnoKey extends `${infer N extends number}` ? N : never

export function errorEntry(errno: Errno): ErrorEntry {
  return errors[`${errno}`]
}
