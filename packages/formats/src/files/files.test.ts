import { fromContent, openMap, toContent, walk } from '@ramify/document'
import { describe, expect, it } from 'vitest'
import { sampleMap } from '../../../document/src/mindmap/testing/sample-map.ts'
import type { FileDocument } from './file-format.ts'
import { formats } from './formats.ts'
import { readFile } from './read-file.ts'

const encode = (text: string) => new TextEncoder().encode(text)

function sample(): FileDocument {
  const map = openMap(sampleMap())
  const document = { kind: 'mindmap', title: 'Sample', content: toContent(map.snapshot), resources: [] } as const
  map.destroy()
  return document
}

function topics(document: FileDocument | undefined) {
  if (document?.kind !== 'mindmap') throw new Error('no map')
  const made = fromContent(document.content)
  if (!made.ok) throw new Error(made.error.code)
  expect(made.warnings).toEqual([])
  const map = openMap(made.doc)
  const all = [...walk(map.snapshot)].map(({ text }) => text.text)
  map.destroy()
  return all
}

describe('files', () => {
  it.each(['opml', 'markdown', 'text'] as const)('%s: what was written is read with all topics in order', (id) => {
    const { writer, extensions } = formats[id]
    const written = writer?.write([sample()]) ?? ''
    const read = readFile(`Sample.${extensions[0]}`, typeof written === 'string' ? encode(written) : written)
    if (!read.ok) throw new Error(read.detail)
    expect(read.format).toBe(id)
    const [first, ...rest] = topics(sample())
    const back = topics(read.documents[0])
    // Floating topics come below a main topic of the file's name.
    expect(back.filter((text) => text !== 'Sample')).toEqual([first, ...rest])
  })

  it('no known format is refused', () => {
    expect(readFile('a.bin', new Uint8Array([1, 0, 2]))).toMatchObject({ ok: false, code: 'format' })
    expect(readFile('a.opml', encode('<opml version="2.0"><body>'))).toMatchObject({ ok: false, code: 'format' })
  })

  it('texts of other encodings are read', () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...'Café'.split('').flatMap((c) => [c.charCodeAt(0), 0])])
    const read = readFile('menu.txt', utf16)
    expect(read.ok && topics(read.documents[0])).toEqual(['Café'])
    const latin = readFile('menu.txt', new Uint8Array([0x43, 0x61, 0x66, 0xe9]))
    expect(latin.ok && topics(latin.documents[0])).toEqual(['Café'])
  })
})
