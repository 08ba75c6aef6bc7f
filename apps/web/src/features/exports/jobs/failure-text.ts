import { CallError } from '@ramify/contract'
import { FileError } from '@ramify/formats'
import type { Translator } from '@ramify/locales'
import { errorText } from '../../../platform/show-error.ts'

/** Why there is no file, in words. */
export function failureText(error: unknown, translator: Translator): string {
  const { text } = translator
  if (error instanceof FileError && error.code === 'too-large') return text('exports.failed.too-large')
  if (error instanceof FileError) return text('exports.failed.kind')
  if (error instanceof CallError) return errorText(error, translator)
  return text('exports.failed')
}
