import { CallError } from '@ramify/contract'

/** Whether the same picture would be refused again. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof CallError && ['131', '907', '711', '709', 'x-upload-too-large'].includes(error.failure.code)
}
