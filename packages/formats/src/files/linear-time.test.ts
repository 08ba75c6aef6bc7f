import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const length = 60_000
/** Of the processor: many times what it takes; what looks through the rest of the file for each sign takes longer. */
const longestMs = 3_000

const inXml = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

const files: readonly (readonly [name: string, wrap: (words: string) => string])[] = [
  ['flowchart.mmd', (words) => `flowchart TD\n${words}`],
  ['mindmap.mmd', (words) => `mindmap\n  a\n  ${words}`],
  ['a.md', (words) => words],
  ['a.txt', (words) => words],
  ['a.html', (words) => `<!doctype html><p class="mxgraph">${words}`],
  ['a.svg', (words) => `<svg ${words}`],
  ['a.opml', (words) => `<opml version="2.0"><body><outline text="${inXml(words)}"/></body></opml>`],
  [
    'a.mm',
    (words) =>
      `<map><node TEXT="a"><richcontent TYPE="NOTE"><html><body>${inXml(words)}</body></html></richcontent></node></map>`,
  ],
  ['a.km', (words) => JSON.stringify({ root: { data: { text: `<p>${words}`, richText: true } } })],
  [
    'a.drawio',
    (words) =>
      `<mxGraphModel><root><mxCell id="a" vertex="1" style="html=1;${inXml(words)}" value="${inXml(words)}"/></root></mxGraphModel>`,
  ],
  ['a.json', (words) => `{${words}`],
]

const signs = [
  ...['[', '(', '{', '|', '"', "'", '`', '<', '&', '#', '-', '*', '\\', ' ', '\t', '\n'],
  ...['![', '](', '[[', '[![', '<!--', '<a href="', '&amp', '%%{', 'A["', 'A -- "', '-->|', 'A@{'],
  ...[
    '| a |\n|-|\n',
    '[a]: b\n',
    '```\n',
    'subgraph a\n',
    ' class="mxgraph"',
    ' data-mxgraph="',
    ' content="',
    '{"a":',
  ],
]

test.each(files)(
  '%s takes time in proportion to its length, whatever stands in it',
  (name, wrap) => {
    const slow: string[] = []
    for (const sign of signs) {
      const bytes = new TextEncoder().encode(wrap(sign.repeat(Math.floor(length / sign.length))))
      const begun = process.cpuUsage()
      readFile(name, bytes)
      if (process.cpuUsage(begun).user / 1_000 > longestMs) slow.push(sign)
    }
    expect(slow).toEqual([])
  },
  60_000,
)
