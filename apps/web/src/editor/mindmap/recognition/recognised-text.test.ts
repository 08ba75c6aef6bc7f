import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divisions, tidyText, topicTexts } from './recognised-text.ts'

describe('a text that was read', () => {
  test('has no spaces between Chinese characters, and keeps those of other words', () => {
    expect(tidyText('思 维  导 图 ， 很 好 。')).toBe('思维导图，很好。')
    expect(tidyText('用 Ramify 画 导 图')).toBe('用 Ramify 画导图')
    expect(tidyText('こ れ は ペ ン')).toBe('これはペン')
    expect(tidyText('마인드 맵')).toBe('마인드 맵')
    expect(tidyText('  two   words \t here ')).toBe('two words here')
  })

  test('keeps its lines, and at most one empty one between them', () => {
    expect(tidyText('\n one \r\ntwo\n\n\n \nthree\f')).toBe('one\ntwo\n\nthree')
    expect(tidyText('中\n文')).toBe('中\n文')
  })

  test('is tidy once and for all', () => {
    const unit = fc.constantFrom('中', '文', 'あ', '，', 'a', 'B', '-', ' ', '  ', '\n', '\t', '한')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const tidy = tidyText(text)
        expect(tidyText(tidy)).toBe(tidy)
        expect(tidy.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
    )
  })
})

describe('the topics of a text', () => {
  const text = 'Harbour walk\nBegins at the light-\nhouse at nine\n\n• Bring water\n\n带上\n雨伞'

  test('are one for all of it', () => {
    expect(topicTexts(` ${text}\n`, 'whole')).toEqual([text])
  })

  test('are one for each line, without the dot of a list', () => {
    expect(topicTexts(text, 'lines')).toEqual([
      'Harbour walk',
      'Begins at the light-',
      'house at nine',
      'Bring water',
      '带上',
      '雨伞',
    ])
    expect(topicTexts('-5 degrees\n- one\n-', 'lines')).toEqual(['-5 degrees', 'one', '-'])
  })

  test('are one for each paragraph, its lines put together again', () => {
    expect(topicTexts(text, 'paragraphs')).toEqual([
      'Harbour walk Begins at the lighthouse at nine',
      'Bring water',
      '带上雨伞',
    ])
  })

  test('are never empty, and none come of nothing', () => {
    const unit = fc.constantFrom('a', '中', ' ', '\n', '\r\n', '•', '-', '\t')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), fc.constantFrom(...divisions), (some, division) => {
        const topics = topicTexts(some, division)
        expect(topics.every((topic) => topic.trim() !== '')).toBe(true)
        expect(topics.length > 0).toBe(some.trim() !== '')
      }),
    )
  })
})
