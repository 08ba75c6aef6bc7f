import { placeholders, type TextValue } from '@ramify/locales'

interface LocaleTexts {
  messages: Readonly<Record<string, TextValue>>
  texts: Readonly<Record<string, TextValue>>
}

/**
 * What is wrong with the texts of a product that speaks several languages: `messages` says which values each message gets,
 * the first language which texts there are.
 */
export function localeProblems(
  messages: Readonly<Record<string, readonly string[]>>,
  languages: Readonly<Record<string, LocaleTexts>>,
): string[] {
  const first = Object.values(languages)[0]
  if (!first) return ['There is no language.']
  return Object.entries(languages).flatMap(([language, locale]) => {
    const wishes = new Map(Object.entries(messages).map(([code, names]) => [code, new Set(names)]))
    const keys = new Map(Object.entries(first.texts).map(([key, value]) => [key, placeholders(value)]))
    return [
      ...tableProblems(`${language}: message`, wishes, locale.messages),
      ...tableProblems(`${language}: text`, keys, locale.texts),
      ...(language === 'zh' ? leftovers(locale) : []),
    ]
  })
}

/** `expected` says which keys there must be, and which names in braces each must have. */
function tableProblems(
  what: string,
  expected: ReadonlyMap<string, ReadonlySet<string>>,
  table: Readonly<Record<string, TextValue>>,
): string[] {
  const missing = [...expected.keys()].filter((key) => !Object.hasOwn(table, key))
  return [
    ...missing.map((key) => `${what} ${key} has no text`),
    ...Object.entries(table).flatMap(([key, value]) => textProblems(`${what} ${key}`, expected.get(key), value)),
  ]
}

function textProblems(what: string, expected: ReadonlySet<string> | undefined, value: TextValue): string[] {
  if (!expected) return [`${what} is asked for by nobody`]
  if (forms(value).some((form) => form.trim() === '')) return [`${what} is empty`]
  if (forms(value).some((form) => /TODO|FIXME/.test(form))) return [`${what} is not written yet`]
  const actual = placeholders(value)
  if (actual.size === expected.size && [...actual].every((name) => expected.has(name))) return []
  return [`${what} has ${braces(actual)}, needs ${braces(expected)}`]
}

/** Two small English words side by side and not one Chinese character: names of products and formats pass. */
function leftovers(locale: LocaleTexts): string[] {
  return Object.entries({ ...locale.messages, ...locale.texts })
    .filter(([, value]) => forms(value).some((form) => /\b[a-z]+ [a-z]+\b/.test(form) && !/\p{Script=Han}/u.test(form)))
    .map(([key]) => `zh: ${key} is still in English`)
}

function forms(value: TextValue): string[] {
  return typeof value === 'string' ? [value] : Object.values(value)
}

function braces(names: ReadonlySet<string>): string {
  return names.size === 0 ? 'no {…}' : [...names].map((name) => `{${name}}`).join(' ')
}
