import { describe, expect, test } from 'vitest'
import { localeProblems } from './locale-problems.ts'

const messages = { '-102': [], '106': ['min', 'max'] }
const en = {
  messages: { '-102': 'Log in.', '106': 'From {min} to {max}.' },
  texts: { 'app.name': 'Ramify', 'home.files': { one: 'One file', other: '{count} files' } },
}
const zh = {
  messages: { '-102': '请登录', '106': '{max} 以内，{min} 以上' },
  texts: { 'app.name': 'Ramify', 'home.files': '{count} 个文件' },
}

const problemsWith = (change: { messages?: object; texts?: object }) =>
  localeProblems(messages, {
    en,
    zh: { messages: { ...zh.messages, ...change.messages }, texts: { ...zh.texts, ...change.texts } },
  })

describe('localeProblems', () => {
  test('finds nothing where each language has the same texts with the same names, in any order and number', () => {
    expect(problemsWith({})).toEqual([])
  })

  test('a message code without a text', () => {
    const { '106': _, ...rest } = zh.messages
    expect(localeProblems(messages, { en, zh: { ...zh, messages: rest } })).toEqual(['zh: message 106 has no text'])
  })

  test('a text of the first language that another lacks, and one that it has alone', () => {
    const { 'app.name': _, ...rest } = zh.texts
    expect(localeProblems(messages, { en, zh: { ...zh, texts: { ...rest, 'app.more': '更多' } } })).toEqual([
      'zh: text app.name has no text',
      'zh: text app.more is asked for by nobody',
    ])
  })

  test.each([
    ['{max} 以内', 'has {max}, needs {min} {max}'],
    ['{min} {max} {mox}', 'has {min} {max} {mox}, needs {min} {max}'],
    ['密码', 'has no {…}, needs {min} {max}'],
  ])('a message whose names in braces are not those of the contract: %s', (text, problem) => {
    expect(problemsWith({ messages: { '106': text } })).toEqual([`zh: message 106 ${problem}`])
  })

  test('the same in the first language: it is compared with the contract, not with itself', () => {
    const wrong = { ...en, messages: { ...en.messages, '106': 'Too short.' } }
    expect(localeProblems(messages, { en: wrong })).toEqual(['en: message 106 has no {…}, needs {min} {max}'])
  })

  test('a text whose names in braces differ between languages', () => {
    expect(problemsWith({ texts: { 'home.files': '文件' } })).toEqual(['zh: text home.files has no {…}, needs {count}'])
  })

  test.each(['', '  '])('an empty text (%j)', (text) => {
    expect(problemsWith({ messages: { '-102': text } })).toEqual(['zh: message -102 is empty'])
  })

  test('an empty form of a plural', () => {
    expect(problemsWith({ texts: { 'home.files': { one: '', other: '{count}' } } })).toEqual([
      'zh: text home.files is empty',
    ])
  })

  test('what is not translated yet', () => {
    expect(problemsWith({ messages: { '-102': 'TODO 登录' } })).toEqual(['zh: message -102 is not written yet'])
    expect(problemsWith({ messages: { '-102': 'Please log in.' } })).toEqual(['zh: -102 is still in English'])
  })
})
