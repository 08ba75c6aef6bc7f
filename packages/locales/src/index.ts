export { joinChinese } from './chinese-spacing.ts'
export {
  defaultLanguage,
  fallbackLanguage,
  type LanguageId,
  languageIds,
  languages,
  matchLanguage,
} from './languages.ts'
export type { Locale, TextKey } from './locale.ts'
export { createSpeaker, defaultBrandName, type Speaker, type TextArguments } from './speaker.ts'
export { placeholders, type TextValue } from './text.ts'
