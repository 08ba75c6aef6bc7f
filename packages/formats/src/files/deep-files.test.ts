import { describe, expect, test } from 'vitest'
import { writeZip } from '../zip/write-zip.ts'
import { countsOf } from './counts.ts'
import { readFile } from './read-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const xmind = (entry: string, text: string) => writeZip(new Map([[entry, bytesOf(text)]]))
const nested = (levels: number, open: string, leaf: string, close: string) =>
  open.repeat(levels) + leaf + close.repeat(levels)
const lines = (levels: number, indent: string, mark: string) =>
  Array.from({ length: levels + 1 }, (_, level) => `${indent.repeat(level)}${mark}a`).join('\n')
const oldTopic = '<topic id="a"><title>a</title>'

/** A file of each format that holds trees, with a branch of so many levels. */
const files: readonly (readonly [name: string, file: string, make: (levels: number) => Uint8Array | string])[] = [
  [
    'JSON',
    'x.json',
    (levels) =>
      `{"version":"70","template":"right","relLine":[],"root":${nested(levels, '{"data":{"text":"a"},"children":[', '{"data":{"text":"a"},"children":[]}', ']}')}}`,
  ],
  [
    'KityMinder',
    'x.km',
    (levels) => `{"root":${nested(levels, '{"data":{"text":"a"},"children":[', '{"data":{"text":"a"}}', ']}')}}`,
  ],
  [
    'XMind of today',
    'x.xmind',
    (levels) =>
      xmind(
        'content.json',
        `[{"rootTopic":${nested(levels, '{"title":"a","children":{"attached":[', '{"title":"a"}', ']}}')}}]`,
      ),
  ],
  [
    'XMind 3 to 8',
    'x.xmind',
    (levels) =>
      xmind(
        'content.xml',
        `<xmap-content xmlns="urn:xmind:xmap:xmlns:content:2.0"><sheet id="s">${nested(levels, `${oldTopic}<children><topics type="attached">`, `${oldTopic}</topic>`, '</topics></children></topic>')}</sheet></xmap-content>`,
      ),
  ],
  [
    'OPML',
    'x.opml',
    (levels) =>
      `<opml version="2.0"><body>${nested(levels, '<outline text="a">', '<outline text="a"/>', '</outline>')}</body></opml>`,
  ],
  [
    'FreeMind',
    'x.mm',
    (levels) => `<map version="1.0.1">${nested(levels, '<node TEXT="a">', '<node TEXT="a"/>', '</node>')}</map>`,
  ],
  ['Markdown', 'x.md', (levels) => lines(levels, '  ', '- ')],
  ['text', 'x.txt', (levels) => lines(levels, '\t', '')],
  ['Mermaid', 'x.mmd', (levels) => `mindmap\n${lines(levels, ' ', '')}`],
]

const read = (file: string, made: Uint8Array | string) => {
  const before = process.cpuUsage()
  const found = readFile(file, typeof made === 'string' ? bytesOf(made) : made)
  const { user } = process.cpuUsage(before)
  return { found, seconds: user / 1e6 }
}

describe.each(files)('%s', (_name, file, make) => {
  test('two hundred levels are read', () => {
    const { found } = read(file, make(200))
    expect(found.ok && countsOf(found.documents).depth).toBe(200)
  })

  test('more levels than anybody has are refused as too large at once', () => {
    // Where each level is indented, more of them are in no file of the largest size.
    const isIndented = ['x.md', 'x.txt', 'x.mmd'].includes(file)
    const { found, seconds } = read(file, make(isIndented ? 10_500 : 100_000))
    expect(found).toMatchObject({ ok: false, code: 'too-large' })
    expect(seconds).toBeLessThan(5)
  })
})
