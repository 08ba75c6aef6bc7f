import type { MessageCode } from '@ramify/contract'
import type { LanguageId } from './languages.ts'
import type { Locale, TextKey, Texts } from './locale.ts'
import { format, type TextParams } from './text.ts'

type Params = Record<string, string | number>

/** What `text` takes after the key: nothing, or the values of the names in its braces. */
export type TextArguments<Key extends TextKey> = [TextParams<Texts[Key]>] extends [never]
  ? []
  : [params: Record<TextParams<Texts[Key]>, string | number>]

/** Says the product's texts in one language. */
export interface Speaker {
  language: LanguageId
  text: <Key extends TextKey>(key: Key, ...args: TextArguments<Key>) => string
  message: (code: MessageCode, params?: Params) => string
}

export function createSpeaker(language: LanguageId, locale: Locale): Speaker {
  return {
    language,
    text: (key, ...[params]) => format(locale.texts[key], params ?? {}, language),
    message: (code, params) => format(locale.messages[code], params ?? {}, language),
  }
}
