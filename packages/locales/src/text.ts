import { joinChinese } from './chinese-spacing.ts'

/** A text, or its forms by plural category where it counts something (`count`; in messages of limits `limit`). */
export type TextValue = string | { readonly one?: string; readonly other: string }

type ParamNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never

/** The names in braces that an English text has: what a caller must pass. */
export type TextParams<Value extends TextValue> = Value extends string
  ? ParamNames<Value>
  : Value extends { other: infer Other }
    ? ParamNames<Other> | 'count'
    : never

/** Puts values into a text's braces; numbers as the language writes them, and Latin names apart from Chinese around them. */
export function format(value: TextValue, params: Record<string, string | number>, language: string): string {
  const parts = pluralForm(value, params, language)
    .split(/(\{\w+\})/)
    .map((part) => {
      const param = part.startsWith('{') ? params[part.slice(1, -1)] : undefined
      if (param === undefined) return part
      return typeof param === 'number' ? rulesOf(language).numbers.format(param) : param
    })
  return language === 'zh' ? joinChinese(parts) : parts.join('')
}

function pluralForm(value: TextValue, params: Record<string, string | number>, language: string): string {
  if (typeof value === 'string') return value
  const category = rulesOf(language).plurals.select(Number(params.count ?? params.limit))
  return category === 'one' ? (value.one ?? value.other) : value.other
}

interface Rules {
  numbers: Intl.NumberFormat
  plurals: Intl.PluralRules
}

/** Made once for each language: making them takes longer than using them. */
const known = new Map<string, Rules>()

function rulesOf(language: string): Rules {
  const rules = known.get(language) ?? {
    numbers: new Intl.NumberFormat(language),
    plurals: new Intl.PluralRules(language),
  }
  known.set(language, rules)
  return rules
}

/** The names in braces, in any form of a text: two languages must agree on them. */
export function placeholders(value: TextValue): Set<string> {
  const forms = typeof value === 'string' ? [value] : Object.values(value)
  return new Set(forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')))
}
