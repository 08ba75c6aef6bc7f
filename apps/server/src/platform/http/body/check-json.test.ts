import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../app-error.ts'
import { checkJson } from './check-json.ts'

const limits = { values: 1_000_000, depth: 100_000 }

/** What the text is refused with, 0 where it is not. */
function errnoOf(text: string, given = limits): number {
  try {
    checkJson(text, given)
    return 0
  } catch (error) {
    if (error instanceof AppError) return error.errno
    throw error
  }
}

describe('the check of JSON before it is parsed', () => {
  it.each([
    ['a NUL', '{"a":[{"b":"x\\u0000y"}]}'],
    ['a NUL in a key', '{"a":[{"b\\u0000":1}]}'],
    ['a NUL after an escaped backslash', '"\\\\\\u0000"'],
    ['the first half of a pair', '"\\ud83d"'],
    ['the first half before another character', '"\\uD83Dxxxxxx"'],
    ['the second half of a pair', '"\\udE00"'],
    ['two first halves', '"\\ud83d\\ud83d\\ude00"'],
    ['half a pair as it is', '"\ud800"'],
    ['a NUL, however deep', `${'['.repeat(99_000)}"\\u0000"${']'.repeat(99_000)}`],
  ])('refuses %s', (_name, text) => {
    expect(errnoOf(text)).toBe(-400)
  })

  it.each([
    '{"__proto__":0}',
    '[{"a":1},{"\\u005f_proto__":{}}]',
    '{"constructor" : {}}',
    '{"constructor":0,"a":{"c\\u006Fnstructor":\n{}}}',
  ])('refuses what could poison a prototype: %s', (text) => {
    expect(errnoOf(text)).toBe(-400)
  })

  it('takes what only looks like it', () => {
    for (const text of [
      '"\\\\u0000"',
      '"\\ud83d\\ude00"',
      '"\\"\\u0041\\\\"',
      '{"u0000":"😀"}',
      '{"constructor":"{","a":"__proto__"}',
    ]) {
      expect(errnoOf(text)).toBe(0)
    }
  })

  it('agrees with a walk over the parsed values', () => {
    const isUnstorable = (value: unknown): boolean => {
      if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
      if (typeof value !== 'object' || value === null) return false
      return Object.entries(value).flat().some(isUnstorable)
    }
    const escaped = (text: string) =>
      text.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    const odd = fc.constantFrom('\0', '\ud83d', '\ude00', '😀', '\\', '"', 'u0000', '\\ud83d', 'a', ',', '[', '{')
    const text = fc.array(odd, { maxLength: 8 }).map((parts) => parts.join(''))
    const value = fc.letrec((tie) => ({
      any: fc.oneof(text, fc.array(tie('any'), { maxLength: 3 }), fc.dictionary(text, tie('any'), { maxKeys: 3 })),
    })).any
    fc.assert(
      fc.property(value, (made) => {
        expect(errnoOf(escaped(JSON.stringify(made)))).toBe(isUnstorable(made) ? -400 : 0)
      }),
      { numRuns: 500 },
    )
  })

  it('counts values and levels, and nothing that stands in a text', () => {
    expect(errnoOf('[0,0,{}]', { values: 5, depth: 2 })).toBe(0)
    expect(errnoOf('[0,0,{},[]]', { values: 5, depth: 9 })).toBe(-413)
    expect(errnoOf('[[[]]]', { values: 9, depth: 2 })).toBe(-400)
    expect(errnoOf('[[],[],[]]', { values: 9, depth: 2 })).toBe(0)
    expect(errnoOf('[",,,[[[{{{","\\",,,[[["]', { values: 3, depth: 1 })).toBe(0)
  })

  it('S4: counts a key that was not there before as twenty values, and others as none', () => {
    expect(errnoOf('[{"a":0},{"a":0}]', { values: 25, depth: 2 })).toBe(0)
    for (const other of ['"b"', '"aa"', '""', '"\\u0061"']) {
      expect(errnoOf(`[{"a":0},{${other}:0}]`, { values: 25, depth: 2 })).toBe(-413)
      expect(errnoOf(`[{"a":0},{${other}:0}]`, { values: 45, depth: 2 })).toBe(0)
    }
    const keys = (count: number) => `{${Array.from({ length: count }, (_, nth) => `"${nth}a":0`).join(',')}}`
    expect(errnoOf(keys(47_000))).toBe(0)
    expect(errnoOf(keys(48_000))).toBe(-413)
  })

  it('takes a map of 20,000 topics with everything that a topic can have', () => {
    const names =
      'id created text note shape background stroke stroke-width color font-size font-family font-weight font-style underline ' +
      'strike text-align connect-color connect-width connect-style priority progress hyperlink hyperlinkTitle resource_id formula ' +
      'expandState layout side'
    const plain = Object.fromEntries(names.split(' ').map((name) => [name, 'x']))
    const [at, size] = [
      { x: 1, y: 2 },
      { width: 1, height: 2 },
    ]
    const data = { ...plain, icons: ['x'], labels: ['x'], nudge: { ...at, width: 3 }, position: at, imageSize: size }
    const topic = JSON.stringify({ data, children: [] })
    expect(errnoOf(`{"root":{"data":{},"children":[${`${topic},`.repeat(19_999)}${topic}]}}`, limits)).toBe(0)
  })

  it('stops at the first value too many', () => {
    for (const unit of ['0,', '[],', '{},', '"",', '{"a":0},']) {
      const text = `{"content":{"a":[${unit.repeat(3_000_000)}0]}}`
      expect(errnoOf(text)).toBe(-413)
    }
    expect(errnoOf('['.repeat(6_000_000))).toBe(-400)
  })
})
