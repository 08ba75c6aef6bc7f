import type { Errno, MessageCode } from '@ramify/contract'

/** Why an export is over without a file: what whoever asks for it is told. */
export interface ExportFailure {
  errno: Errno
  code: MessageCode
  params?: Record<string, string | number>
}

export const timedOut: ExportFailure = { errno: -8, code: 'x-export-timeout' }
export const failed: ExportFailure = { errno: -500, code: 'x-export-failed' }
export const vipOnly: ExportFailure = { errno: -115, code: 'x-export-vip' }
/** The right was taken, or the document is gone. */
export const notThere: ExportFailure = { errno: -104, code: '-104:open' }
export const tooLarge: ExportFailure = { errno: -413, code: 'x-export-too-large-other' }

/** `scale`: the largest at which it would fit. */
export const tooLargeForImage = (max: number, scale?: number): ExportFailure => ({
  errno: -413,
  code: 'x-export-too-large-image',
  params: { max, ...(scale !== undefined && { scale }) },
})

/** Ends a task for a reason that people are told. */
export class ExportRefused extends Error {
  readonly failure: ExportFailure

  constructor(failure: ExportFailure) {
    super(`export refused: ${failure.errno}`)
    this.name = 'ExportRefused'
    this.failure = failure
  }
}
