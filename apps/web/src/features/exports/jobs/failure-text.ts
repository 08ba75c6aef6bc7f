import { CallError } from '@ramify/contract'
import { FileError } from '@ramify/formats'
import type { Translator } from '@ramify/locales'
import { errorText } from '../../../platform/show-error.ts'
import type { ExportJob } from './export-jobs.ts'

/** Why there is no file, in words. */
export function failureText(
  { error, wasOffline }: Pick<ExportJob, 'error' | 'wasOffline'>,
  translator: Translator,
): string {
  const { text, message } = translator
  if (error instanceof FileError && error.code === 'too-large') {
    return message(error.largestScale === undefined ? 'x-export-too-large-other' : 'x-export-too-large-image')
  }
  if (error instanceof FileError) return text('exports.failed.kind')
  if (error instanceof CallError) return errorText(error, translator)
  // Neither the server nor a part of this app could be fetched.
  if (error instanceof TypeError && wasOffline) return message('x-export-failed')
  return text('exports.failed')
}
