import type { MessageCode } from '@ramify/contract'
import type { en } from './en.ts'
import type { flowchartEn } from './flowchart-en.ts'
import type { mailsEn } from './mails-en.ts'
import type { TextValue } from './text.ts'

/** What comes by itself when it is needed. */
export type TextPart = 'flowchart' | 'mails'
type FirstTexts = (typeof en)['texts']
type PartTexts = { flowchart: typeof flowchartEn; mails: typeof mailsEn }
export type Texts = FirstTexts & PartTexts['flowchart'] & PartTexts['mails']
export type TextKey = keyof Texts

/** One language, whole: a missing text does not compile. */
export interface Locale {
  messages: Record<MessageCode, TextValue>
  texts: Record<TextKey, TextValue>
}

/** What everybody needs of a language, whatever they do. */
export interface FirstLocale extends Pick<Locale, 'messages'> {
  texts: Record<keyof FirstTexts, TextValue>
}

export type PartOf<Part extends TextPart> = Record<keyof PartTexts[Part], TextValue>
