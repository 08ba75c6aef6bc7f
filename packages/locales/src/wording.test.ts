import { expect, it } from 'vitest'
import { languages } from './languages.ts'
import type { Locale } from './locale.ts'
import type { TextValue } from './text.ts'

const forms = (value: TextValue) => (typeof value === 'string' ? [value] : Object.values(value))

/** Every text with its key, without the prose: pages to read, and messages that are sent. */
function phrases(language: { messages: object; texts: object }): [string, string][] {
  const all = Object.entries({ ...language.messages, ...language.texts }) as [string, TextValue][]
  return all
    .filter(([key]) => !/^(mail|sms)\.|^(help|legal)\..*\.text$/.test(key))
    .flatMap(([key, value]) => forms(value).map((form): [string, string] => [key, form]))
}

/** Searched for, not read: they name what people may call it. */
const isRead = ([key]: [string, string]) => !key.endsWith('.keywords')

const [en, zh] = await Promise.all([languages.en.load(), languages.zh.load()])

const having = (language: Locale, words: RegExp) =>
  phrases(language)
    .filter(isRead)
    .filter(([, form]) => words.test(form))
    .map(([key, form]) => `${key}: ${form}`)

it('has no full stops in Chinese controls and notices', () => {
  expect(having(zh, /。/)).toEqual([])
})

it('says sign in, never log in', () => {
  expect(having(en, /\blog(ged|ging)?[ -]?(in|out)\b/i)).toEqual([])
})

it.each([
  ['a theme is 风格, a topic 主题', /主题(风格|样式|配色|类别|色)/],
  ['siblings are 同级', /兄弟/],
  ['branches are 折叠, not 收起', /收起(?!.*侧)/],
  ['a relation line is 关系线', /关联线|联系线/],
  ['nothing is announced as 成功', /成功/],
])('names one thing by one word in Chinese: %s', (_rule, words) => {
  expect(having(zh, words)).toEqual([])
})

it('spells British English', () => {
  const american =
    /(?<![a-z{])(colors?|colored|centers?|centered|favorites?|gray|behaviors?|neighbors?|license[ds]?|catalog|labeled|canceled|\w+(?:aniz|omiz|ogniz|imiz|chroniz|cializ|aliz)(?:e[drs]?|ing|ation))\b/i
  expect(having(en, american)).toEqual([])
})

/** About documents of any kind, but for what only maps have. */
const isShared = /^(document|sharing|shares|viewer|cooperation|history|comments\.item|drafts\.(claim|delete|stay|not))/
const ofMaps = /^document\.topics\.|^history\.restored-branch/

it.each([
  ['English', en, /\bmaps?\b/i],
  ['Chinese', zh, /导图/],
])('calls a document of any kind no map, in %s', (_name, language, words) => {
  const found = having(language, words).filter((line) => isShared.test(line) && !ofMaps.test(line))
  expect(found).toEqual([])
})

it('collapses and expands topics in English', () => {
  expect(having(en, /\b(un)?fold(ed|s)?\b/i)).toEqual([])
})
