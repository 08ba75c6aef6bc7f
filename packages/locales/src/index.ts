export { joinChinese } from './chinese-spacing.ts'
export {
  defaultLanguage,
  fallbackLanguage,
  type LanguageId,
  languageIds,
  languages,
  matchLanguage,
} from './languages.ts'
export type { Locale, TextKey, TextPart } from './locale.ts'
export { notificationText } from './notification-text.ts'
export { placeholders, type TextValue } from './text.ts'
export { createTranslator, defaultBrandName, type TextArguments, type Translator } from './translator.ts'
