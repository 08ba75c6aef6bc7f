import type { MessageCode } from '@ramify/contract'
import type { LanguageId } from './languages.ts'
import type { Locale, TextKey, Texts } from './locale.ts'
import { format, type TextParams } from './text.ts'

type Params = Record<string, string | number>

/** What `text` takes after the key: nothing, or the values of the names in its braces. */
export type TextArguments<Key extends TextKey> = [Needed<Key>] extends [never]
  ? []
  : [params: Record<Needed<Key>, string | number>]

/** The translator itself knows the brand. */
type Needed<Key extends TextKey> = Exclude<TextParams<Texts[Key]>, 'brand'>

/** What the product is called where the host says nothing else. */
export const defaultBrandName = 'Ramify'

/** Says the product's texts in one language. */
export interface Translator {
  language: LanguageId
  /** What stands for `{brand}`: the name of the product on this host. */
  brand: string
  text: <Key extends TextKey>(key: Key, ...args: TextArguments<Key>) => string
  /** For a code that only a newer server knows: what it said itself, else that something went wrong (304). */
  message: (code: MessageCode, params?: Params, said?: string) => string
}

export function createTranslator(language: LanguageId, locale: Locale, brand = defaultBrandName): Translator {
  return {
    language,
    brand,
    text: (key, ...[params]) => format(locale.texts[key], { brand, ...params }, language),
    message: (code, params, said) => {
      const known = Object.hasOwn(locale.messages, code)
      return known
        ? format(locale.messages[code], { brand, ...params }, language)
        : said || format(locale.messages['304'], { brand }, language)
    },
  }
}
