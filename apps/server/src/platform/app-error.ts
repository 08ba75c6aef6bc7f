import type { Errno, MessageCode } from '@ramify/contract'

interface Details {
  /** A more particular text than the errno's own. */
  code?: MessageCode
  /** Values for the braces of the text. */
  params?: Record<string, string | number>
  /** The field of the body that is wrong. */
  field?: string
}

/** A refusal from the catalogue: the only error whose reason leaves the server. */
export class AppError extends Error {
  readonly errno: Errno
  readonly details: Details
  /** Where it is not the errno's own. */
  readonly status: number | undefined

  constructor(errno: Errno, { status, ...details }: Details & { status?: number } = {}) {
    super(`refused: ${errno}${details.code ? ` (${details.code})` : ''}`)
    this.name = 'AppError'
    this.errno = errno
    this.details = details
    this.status = status
  }
}
