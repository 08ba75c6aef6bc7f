import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../platform/text/fold.ts'
import { type Question, questionOf, termsOf } from '../../platform/text/search-terms.ts'
import { isFound, snippetOf } from './snippet.ts'

const asked = (words: string) => questionOf(words) as Question
/** What an index answers: all terms of the question are among those of the text. */
const indexFinds = (words: string, text: string) => {
  const terms = termsOf(text)
  return asked(words).terms.every(({ text: term, isPrefix }) =>
    isPrefix ? terms.some((each) => each.startsWith(term)) : terms.includes(term),
  )
}

describe('what is looked for', () => {
  it.each([
    ['CAFÉ', 'cafe'],
    ['Ｆｕｌｌ', 'full'],
    ['Straße', 'strasse'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['が', 'が'],
    ['한국', '한국'],
  ])('%s is folded to %s', (text, folded) => expect(fold(text)).toBe(folded))

  it.each([
    ['plan', 'My PLANNING', true],
    ['lan', 'My planning', false],
    ['éléphant', 'elephants', true],
    ['京大', '北京大学', true],
    ['学', '北京大学', true],
    ['대학', '서울대학교', true],
    ['カン', 'ミーティングカンバン', true],
    ['react 开', '用React开发', true],
    ['东京', '北京', false],
  ])('%s in %s: %s', (words, text, isThere) => {
    expect(indexFinds(words, text)).toBe(isThere)
    expect(isFound(asked(words), [text])).toBe(isThere)
  })

  it('is no more than its pairs for the index, and is looked at once more', () => {
    expect(indexFinds('中国人', '国人 中国')).toBe(true)
    expect(isFound(asked('中国人'), ['国人 中国'])).toBe(false)
    expect(questionOf(' .!?*"%_\' ')).toBeNull()
  })

  it('is letters and digits only, whatever is asked (T63)', () => {
    const others = new Set<string>()
    const look = (words: string) => {
      const terms = [...termsOf(words), ...(questionOf(words)?.terms ?? []).map(({ text }) => text)]
      for (const term of terms) if (!/^[\p{L}\p{N}\p{M}]+$/u.test(term)) others.add(term)
    }
    // Every character that stands for something, as many at once as one document is indexed with; and as people may mix them.
    const all = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code))
    const known = all.filter((character) => !/[\p{Cn}\p{Co}\p{Cs}]/u.test(character))
    for (let first = 0; first < known.length; first += 5000) look(known.slice(first, first + 5000).join('\n'))
    fc.assert(fc.property(fc.string({ unit: 'binary' }), look))
    expect([...others]).toEqual([])
  })

  it('is found by any text that holds it', () => {
    const word = fc.constantFrom('Plan', 'tea', 'École', '北京', '大学生', 'マップ', '지도', '42')
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(7), (words, nth) => {
        const text = words.join(' ')
        const one = words[nth % words.length] as string
        expect(indexFinds(one, text)).toBe(true)
        expect(snippetOf(asked(one), text)?.hits.length).toBeGreaterThan(0)
      }),
    )
  })

  it('does not fill the index', () => {
    const text = Array.from({ length: 100_000 }, (_, nth) => String.fromCodePoint(0x4e00 + (nth % 20_000))).join('')
    expect(termsOf(text).join(' ').length).toBeLessThan(200_000)
  })
})

describe('a snippet', () => {
  it('is the line with most of it, its hits as they are written', () => {
    const snippet = snippetOf(asked('cafe plan'), 'The plan\nPlan of the Café, planned\nCafé')
    expect(snippet?.text).toBe('Plan of the Café, planned')
    expect(snippet?.hits.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['Plan', 'Café', 'plan'])
    expect(snippetOf(asked('nothing'), 'Tea')).toBeNull()
  })

  it('is short, begins a little before the hit and never cuts a character in two', () => {
    const text = `${'😀'.repeat(100)}北京大学${'😀'.repeat(100)}`
    const snippet = snippetOf(asked('京大'), text)
    expect(snippet?.text.length).toBeLessThanOrEqual(121)
    expect(snippet?.text.isWellFormed()).toBe(true)
    expect(snippet?.hits.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['京大'])
  })
})
