import { clustersOf, emojiName, isEmoji } from '@ramify/text'
import { expect, test } from 'vitest'
import { emojiPicture, readEmojiPictures } from './emoji-pictures.ts'

test('emoji of every kind have a picture, with and without selectors', () => {
  for (const emoji of [
    '👍',
    '👍🏽',
    '❤️',
    '👩🏽‍🚒',
    '👨‍👩‍👧‍👦',
    '🇨🇳',
    '🇯🇵',
    '1️⃣',
    '#⃣',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🏳️‍🌈',
    '🧑🏽‍❤️‍💋‍🧑🏿',
    '⌚',
    '☺️',
    '⚠️',
  ]) {
    expect([emoji, emojiPicture(emojiName(emoji))]).toEqual([
      emoji,
      expect.stringMatching(/^<(path|g|circle|ellipse|defs)/),
    ])
  }
  expect(emojiPicture('1f44d-1f44d')).toBeNull()
})

test('whatever has a picture is one cluster, and an emoji with its selector', () => {
  const odd = [...readEmojiPictures().keys()].filter((name) => {
    const characters = name.split('-').map((digits) => String.fromCodePoint(Number.parseInt(digits, 16)))
    const [first = '', ...rest] = characters
    const texts = [characters.join(''), [first, '\ufe0f', ...rest].join('')]
    return !texts.some((text) => isEmoji(text) && [...clustersOf(text)].length === 1)
  })
  // Black signs are drawn as letters; the last one is a shop in Tokyo, in nobody's alphabet.
  const signs = odd.map((name) => String.fromCodePoint(Number.parseInt(name, 16))).join('')
  expect(signs).toBe('©®💲🔙🔚🔛🔜🔝🟰™♠♣✔✖✴➕➖➗➰〰\ue50a')
})

test('pictures run nothing, reach for nothing, and name their parts so that others may stand beside them', () => {
  const ids = new Set<string>()
  for (const [name, body] of readEmojiPictures()) {
    if (/<(script|image|foreignObject|style|text|a)\b|\son\w+=|href="(?!#)|url\((?!#)/.test(body)) throw new Error(name)
    for (const [, id = ''] of body.matchAll(/\bid="([^"]*)"/g)) {
      expect(ids.has(id)).toBe(false)
      ids.add(id)
    }
    for (const [, id = ''] of body.matchAll(/(?:href="#|url\(#)([^")]*)/g)) expect(ids.has(id)).toBe(true)
  }
  expect(ids.size).toBeGreaterThan(20)
})
