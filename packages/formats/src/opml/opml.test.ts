import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReadDocument } from '../files/file-format.ts'
import { formats } from '../files/formats.ts'
import { readFile } from '../files/read-file.ts'

type MindMap = Extract<ReadDocument, { kind: 'mindmap' }>

function read(xml: string): MindMap {
  const found = readFile('a.opml', new TextEncoder().encode(xml))
  const [document] = found.ok ? found.documents : []
  if (document?.kind !== 'mindmap') throw new Error('not read')
  return document
}

const outline = (attributes: string) => `<opml version="2.0"><head/><body><outline ${attributes}/></body></opml>`
const dataOf = (attributes: string) => read(outline(attributes)).content.root.data
const again = (document: MindMap) => read(String(formats.opml.writer.write([document])))

it('HTML in words and notes is read: as Workflowy, Mubu and feed readers write it', () => {
  expect(
    dataOf(
      'text="&lt;b&gt;Buy&lt;/b&gt; &lt;a href=&quot;https://example.org/?a=1&amp;amp;b=2&quot;&gt;milk&lt;/a&gt; &amp;amp; tea" _note="one&lt;br&gt;two"',
    ),
  ).toMatchObject({
    text: 'Buy milk & tea',
    textRuns: [{ bold: true, text: 'Buy' }, { text: ' ' }, { text: 'milk' }, { text: ' & tea' }],
    hyperlink: 'https://example.org/?a=1&b=2',
    note: 'one\ntwo',
  })
  const rich = encodeURIComponent('<span>很<span class="bold italic">重要</span></span>')
  expect(
    dataOf(
      `text="很重要" _mubu_text="${rich}" _note="n" _mubu_note="${encodeURIComponent('<span>注&nbsp;释</span>')}"`,
    ),
  ).toMatchObject({
    text: '很重要',
    textRuns: [{ text: '很' }, { bold: true, italic: true, text: '重要' }],
    note: '注 释',
  })
  expect(dataOf('text="a" _mubu_text="%E0%A4%A"').text).toBe('a')
  expect(dataOf('text="Tom &amp;amp; Jerry&amp;nbsp;&#8211; &nbsp;x"').text).toBe('Tom & Jerry\u00a0– \u00a0x')
  expect(dataOf('text="if a &lt; b and b &gt; c &amp; d"').text).toBe('if a < b and b > c & d')
  expect(dataOf('text="List&lt;b&gt;"').text).toBe('List<b>')
})

it('boxes and folds of all dialects are read', () => {
  expect(dataOf('text="a" _complete="true"').progress).toBe(100)
  expect(dataOf('text="a" complete="true" checkbox="true"').progress).toBe(100)
  expect(dataOf('text="a" checkbox="true"').progress).toBe(0)
  expect(dataOf('text="a" _task="true"').progress).toBe(0)
  expect(dataOf('text="a" _status="unchecked"').progress).toBe(0)
  expect(dataOf('text="a"').progress).toBeUndefined()
  const folded = read(
    '<opml version="1.0"><body><outline text="a"><outline text="b" collapsed="true"><outline text="c"/></outline></outline></body></opml>',
  )
  for (const { content } of [folded, again(folded)]) expect(content.root.children[0]?.data.expandState).toBe('collapse')
})

it('addresses are links, and what else stands there goes back', () => {
  const feed = outline(
    'text="a" title="b" type="rss" xmlUrl="https://example.org/x" htmlUrl="https://example.org/" isComment="true" link="javascript:x"',
  )
  const document = read(feed)
  expect(document.content.root.data.hyperlink).toBe('https://example.org/')
  const written = String(formats.opml.writer.write([document]))
  for (const part of [
    'title="b"',
    'type="rss"',
    'xmlUrl="https://example.org/x"',
    'htmlUrl="https://example.org/"',
    'isComment="true"',
    'link="javascript:x"',
  ])
    expect(written).toContain(part)
  expect(again(document).content.root.data.hyperlink).toBe('https://example.org/')
  const linked = read(outline('text="a" type="link" url="https://example.org/y"'))
  expect(again(linked).content.root.data.hyperlink).toBe('https://example.org/y')
})

it('words come back as they were, whatever they look like', () => {
  const words = fc.array(
    fc.constantFrom('&', '&amp;', '&lt;b&gt;', '<b>', '</b>', '<br>', 'x', ' ', '#', '&#65;', '中'),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join('').trim()
      const root = { data: { id: 'a', text, note: text }, children: [] }
      const content = {
        root,
        relLine: [],
        style: {},
        template: 'right',
        theme: 'sky-19',
        background: null,
        version: '70',
        resources: [],
      }
      const back = again({
        kind: 'mindmap',
        title: 'x',
        content: content as unknown as MindMap['content'],
        resources: [],
        report: [],
      })
      expect(back.content.root.data.text).toBe(text)
      expect(back.content.root.data.note ?? '').toBe(text)
    }),
    { numRuns: 200 },
  )
})
