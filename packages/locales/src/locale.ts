import type { MessageCode } from '@ramify/contract'
import type { en } from './en.ts'
import type { TextValue } from './text.ts'

export type Texts = (typeof en)['texts']
export type TextKey = keyof Texts

/** One language, whole: a missing text does not compile. */
export interface Locale {
  messages: Record<MessageCode, TextValue>
  texts: Record<TextKey, TextValue>
}
