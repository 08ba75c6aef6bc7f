/** A text, or its forms by plural category where it counts something (`count`). */
export type TextValue = string | { readonly one?: string; readonly other: string }

type ParamNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never

/** The names in braces that an English text has: what a caller must pass. */
export type TextParams<Value extends TextValue> = Value extends string
  ? ParamNames<Value>
  : Value extends { other: infer Other }
    ? ParamNames<Other> | 'count'
    : never

/** Puts values into a text's braces; numbers as the language writes them. */
export function format(value: TextValue, params: Record<string, string | number>, language: string): string {
  return pluralForm(value, params, language).replace(/\{(\w+)\}/g, (braces, name: string) => {
    const param = params[name]
    if (param === undefined) return braces
    return typeof param === 'number' ? new Intl.NumberFormat(language).format(param) : param
  })
}

function pluralForm(value: TextValue, params: Record<string, string | number>, language: string): string {
  if (typeof value === 'string') return value
  const category = new Intl.PluralRules(language).select(Number(params.count))
  return category === 'one' ? (value.one ?? value.other) : value.other
}

/** The names in braces, in any form of a text: two languages must agree on them. */
export function placeholders(value: TextValue): Set<string> {
  const forms = typeof value === 'string' ? [value] : Object.values(value)
  return new Set(forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')))
}
