import type { NodeContent, TextRun } from '@ramify/document'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { looksLikeMarkdown } from './looks-like-markdown.ts'
import { readMarkdown } from './read-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

/** Words and children only: `Plan(Boat(Sail), Food)`. */
function shape(forest: readonly NodeContent[]): string {
  return forest.map((topic) => wordsOf(topic) + (topic.children?.length ? `(${shape(topic.children)})` : '')).join(', ')
}

const wordsOf = ({ text = '' }: NodeContent) =>
  typeof text === 'string' ? text : text.runs.map((run) => run.text).join('')

test.each([
  ['headings', '# Plan\n## Boat\n### Sail\n## Food', 'Plan(Boat(Sail), Food)'],
  ['headings with lines below', 'Plan\n====\n\nBoat\n----\ntext', 'Plan(Boat(text))'],
  ['a list under a heading', '# Plan\n- a\n  - b\n- c', 'Plan(a(b), c)'],
  ['numbers and tabs', '1. a\n\t1) b\n2. c', 'a(b), c'],
  ['a skipped level', '# a\n### b\n## c', 'a(b, c)'],
  ['paragraphs', '# a\n\none\ntwo\n\nthree', 'a(one two, three)'],
  ['a hard break', 'one  \ntwo', 'one\ntwo'],
  ['rules and front matter', '---\ntitle: x\n---\n# a\n\n---\n\nb', 'a(b)'],
  ['closing signs', '## a ##', 'a'],
  ['no space is no heading', '#tag', '#tag'],
  ['a table', '# T\n\n| a | b |\n|---|:-:|\n| 1 | x\\|y |\n| 3 |\n\nend', 'T(a(b), 1(x|y), 3, end)'],
  ['a row of bars without a rule', 'a | b\nc | d', 'a | b c | d'],
  [
    'HTML around words and comments',
    '<p align="center">\n<b>a</b> <kbd>b</kbd>\n</p>\n<!-- no\n- more -->\n- c <!-- d --> e',
    'a b, c  e',
  ],
  ['a comment that never ends', '# a\n<!-- b\n- c', 'a(<!-- b, c)'],
  ['items whose words go on', '- a\n  b\n- [ ] c\n  **d**\n  e', 'a b, c d e'],
  ['settings in TOML, and lists in YAML', '+++\nt = "x"\n+++\n# a', 'a'],
  ['lists in settings', '---\ntags:\n- a\n- b\n...\n# c', 'c'],
  ['rules around a list', '---\n- a\n---', 'a'],
  ['bullets of other programs', '• a\n  ◦ b\n•c', 'a(b), •c'],
  ['lines with a return alone', '# a\r\r- b\r\t- c', 'a(b(c))'],
])('%s', (_name, source, expected) => {
  expect(shape(readMarkdown(source))).toBe(expected)
})

describe('what stands in a line', () => {
  const runs = (source: string): readonly TextRun[] => {
    const [topic] = readMarkdown(source)
    return typeof topic?.text === 'object' ? topic.text.runs : []
  }

  it('reads bold, italic and struck words, also inside each other', () => {
    expect(runs('a **b** *c* ~~d~~ ***e*** **f *g***')).toEqual([
      { text: 'a ', attributes: {} },
      { text: 'b', attributes: { bold: true } },
      { text: ' ', attributes: {} },
      { text: 'c', attributes: { italic: true } },
      { text: ' ', attributes: {} },
      { text: 'd', attributes: { strike: true } },
      { text: ' ', attributes: {} },
      { text: 'e', attributes: { bold: true, italic: true } },
      { text: ' ', attributes: {} },
      { text: 'f ', attributes: { bold: true } },
      { text: 'g', attributes: { bold: true, italic: true } },
    ])
  })

  it.each([
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['snake_case_name', 'snake_case_name'],
    ['**not closed', '**not closed'],
    ['`**code**`', '**code**'],
    ['\\*star\\*', '*star*'],
    ['&lt;tag&gt; &#x4e2d;', '<tag> 中'],
    ['![a boat](boat.png)', 'a boat'],
    ['中**文**字', '中文字'],
  ])('%s says %s', (source, words) => {
    expect(shape(readMarkdown(source))).toBe(words)
  })

  it('takes the first address as the link of the topic', () => {
    const [topic] = readMarkdown('- see [our *site*](https://example.org/a_(b) "the tip") or <https://example.com>')
    expect(wordsOf(topic ?? {})).toBe('see our site or https://example.com')
    expect(topic?.link).toEqual({ url: 'https://example.org/a_(b)', tip: 'the tip' })
  })

  it('reads boxes as progress, quotes and code as notes', () => {
    const forest = readMarkdown(
      '- [x] done\n  > why\n  > not\n- [ ] open\n\n      more\n- code\n```\n# no heading\n```',
    )
    expect(forest.map(({ marks, note }) => [marks?.progress, note])).toEqual([
      [100, 'why\nnot'],
      [0, 'more'],
      [undefined, '# no heading'],
    ])
  })
})

test('links are taken from where they are said, and footnotes are notes', () => {
  const [topic] = readMarkdown(
    '# T\n\n- see [the *site*][1] and [Other]\n- words[^n] here\n- [none][2] and [x]\n\n[1]: <https://example.org/> "tip"\n[other]: https://example.com\n[^n]: said below',
  )
  const [first, second, third] = topic?.children ?? []
  expect(wordsOf(first ?? {})).toBe('see the site and Other')
  expect(first?.link).toEqual({ url: 'https://example.org/', tip: 'tip' })
  expect([wordsOf(second ?? {}), second?.note]).toEqual(['words here', 'said below'])
  expect(wordsOf(third ?? {})).toBe('[none][2] and [x]')
  expect(topic?.children).toHaveLength(3)
})

test('pictures are named, and lead to where they are', () => {
  const [one, two, three, four] = readMarkdown(
    '- ![a](https://example.org/x.png)\n- ![](img/photo.jpg?x=1)\n- [![build](b.svg)](https://example.org/ci)\n- <img alt="d" src="https://example.org/d.png">',
  )
  expect([one, two, three, four].map((topic) => wordsOf(topic ?? {}))).toEqual(['a', 'photo.jpg', 'build', 'd'])
  expect([one, two, three, four].map((topic) => topic?.link?.url)).toEqual([
    'https://example.org/x.png',
    undefined,
    'https://example.org/ci',
    'https://example.org/d.png',
  ])
})

test('code is a note as it stands', () => {
  const source = '- a\n  ````js\n  if (x) {\n    ```\n  ````\n\n# b\n\n    one\n      two\n\ntext ```no fence```'
  expect(readMarkdown(source).map(({ note }) => note)).toEqual(['if (x) {\n  ```', 'one\n  two'])
  expect(shape(readMarkdown(source))).toBe('a, b(text no fence)')
})

test('any text is read', () => {
  const nasty = fc.array(
    fc.oneof(
      fc.constantFrom('#', '-', '*', '**', '_', '>', '`', '```', '\n', '\t', '[', ']', '(', ')', '<', '&'),
      fc.string(),
    ),
  )
  fc.assert(fc.property(nasty, (parts) => void readMarkdown(parts.join(''))))
})

test('thousands of levels neither throw nor hang', () => {
  const lines = Array.from({ length: 2_000 }, (_, depth) => `${'  '.repeat(depth)}- x`)
  let depth = 0
  for (let at = readMarkdown(lines.join('\n')); at.length > 0; at = [...(at[0]?.children ?? [])]) depth++
  expect(depth).toBe(2_000)
})

const flag = fc.constant(true)
const attributes = fc.record({ bold: flag, italic: flag, strike: flag, underline: flag }, { requiredKeys: [] })
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom('# a', '1. b', '- c', '[x] d', '**e**', '\\', '中文'),
  )
  .map((text) => text.replace(/[\s\p{Cc}]+/gu, ' '))
const line = fc.array(fc.record({ text: words, attributes }), { maxLength: 4 }).map((runs) => joined(runs))
const note = fc
  .array(
    words.map((text) => text.trim()),
    { maxLength: 3 },
  )
  .map((lines) => lines.join('\n').trim())
const link = fc.option(
  fc.record({
    url: fc.constantFrom('https://example.org/x?y=(z)&a=b', '#node:n1'),
    tip: words.map((text) => text.trim()),
  }),
)
const branch = (levels: number): fc.Arbitrary<NodeContent> =>
  fc.record({
    text: line.map((runs) => ({ runs })),
    note,
    link,
    children: levels === 0 ? fc.constant([]) : fc.array(branch(levels - 1), { maxLength: 3 }),
  })
const forest = fc.array(branch(3), { maxLength: 3 })

/** As the document keeps them: neighbours differ, nothing at the edges. */
function joined(runs: readonly TextRun[]): TextRun[] {
  const result: TextRun[] = []
  for (const run of runs) {
    const last = result.at(-1)
    if (last && JSON.stringify(sorted(last)) === JSON.stringify(sorted(run))) {
      result[result.length - 1] = { ...last, text: last.text + run.text }
    } else result.push(run)
  }
  const [first] = result
  if (first) result[0] = { ...first, text: first.text.trimStart() }
  const end = result.at(-1)
  if (end) result[result.length - 1] = { ...end, text: end.text.trimEnd() }
  return result.filter(({ text }) => text !== '')
}

const sorted = ({ attributes: given }: TextRun) => Object.entries(given).sort()

test('what is written is read again: words, formatting, notes, links and the tree', () => {
  fc.assert(
    fc.property(forest, (given) => {
      expect(plain(readMarkdown(writeMarkdown(given)))).toEqual(plain(given))
    }),
    { numRuns: 300 },
  )
})

function plain(given: readonly NodeContent[]): unknown {
  return given.map(({ text, note: said = '', link: address = null, children = [] }) => ({
    runs: typeof text === 'object' ? text.runs.map((run) => [run.text, sorted(run)]) : [],
    note: said,
    link: address ?? null,
    children: plain(children),
  }))
}

test.each([
  ['# Plan\n\ntext', true],
  ['- **bold** item', true],
  ['- [ ] task', true],
  ['- plain\n- list', false],
  ['no list, but **stars**', false],
  ['#hashtag only', false],
])('%j looks like Markdown: %s', (source, expected) => {
  expect(looksLikeMarkdown(source)).toBe(expected)
})

test('a formula is written between dollars, behind the words or alone', () => {
  const written = writeMarkdown([{ text: 'Euler', formula: 'e^{i\\pi}\n+ 1 = 0' }, { formula: 'x' }])
  expect(written).toBe('- Euler $e^{i\\pi} + 1 = 0$\n- $x$\n')
})

// What searches to the end of a line for each sign of it would take hours.
test.each([
  ...[
    '[',
    '![',
    '](',
    '[a](',
    '[a](b "',
    '`',
    '*a ',
    '**a _b ',
    '~~a',
    '<',
    '<http://',
    '<br ',
    '&#',
    '\\',
    '  ',
    '# ',
    '- ',
    '| ',
    '|-',
    '<p ',
    '<a href="',
    '<!--',
    '[![',
    '[a]: ',
    '[^1]: ',
    '&amp',
    '~~~',
  ],
])('a line of 300,000 times %j is read', (sign) => {
  const line = sign.repeat(300_000)
  for (const source of [line, `- ${line}\u2028](x)`]) {
    expect(readMarkdown(source).length).toBeLessThan(2)
    looksLikeMarkdown(source)
  }
})

test('backticks enclose code with as many of them, or stand for themselves', () => {
  expect(shape(readMarkdown('``a ` b`` c ` d'))).toBe('a ` b c ` d')
})

test('what is named thousands of times does not stand there thousands of times', () => {
  const long = 'x'.repeat(100_000)
  for (const said of [`[a]: https://e.com "${long}"`, `[^a]: ${long}`]) {
    const branches = readMarkdown(`${said}\n\n${'# b [a] [^a]\n'.repeat(200)}`)
    const lengths = branches.map(({ note, link }) => JSON.stringify([note, link?.tip]).length)
    expect(branches).toHaveLength(200)
    expect(lengths[0]).toBeGreaterThan(900)
    expect(lengths.reduce((sum, length) => sum + length)).toBeLessThan(2_010_000)
    expect(shape(branches.slice(-1))).toContain(said.slice(0, said.indexOf(':')))
  }
})
