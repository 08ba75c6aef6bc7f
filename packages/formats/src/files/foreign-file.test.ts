import { expect, test } from 'vitest'
import { writeZip } from '../zip/write-zip.ts'
import { formats } from './formats.ts'
import { readFile } from './read-file.ts'

const text = (words: string) => new TextEncoder().encode(words)
const zip = (...names: string[]) => writeZip(new Map(names.map((name) => [name, '<x/>'])))
const packed = (files: Readonly<Record<string, string>>) => writeZip(new Map(Object.entries(files)))

/** A file of before 2007: sectors, and in one of them the name of a stream in UTF-16. */
function compound(stream: string): Uint8Array {
  const bytes = new Uint8Array(2_048)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  for (const [nth, letter] of [...stream].entries()) bytes[1_024 + nth * 2] = letter.charCodeAt(0)
  return bytes
}

test.each<[file: string, bytes: Uint8Array, program: string, hint: string]>([
  ['a.mmap', zip('Document.xml', 'Preview.png', 'xsd/x.xsd'), 'MindManager', 'export'],
  ['map.zip', zip('Document.xml', 'bin/x.bin'), 'MindManager', 'export'],
  ['a.xml', text('<?xml version="1.0"?><ap:Map xmlns:ap="x"><ap:OneTopic/></ap:Map>'), 'MindManager', 'export'],
  ['a.smmx', zip('document/mindmap.xml'), 'SimpleMind', 'export'],
  ['a.itmz', zip('mapdata.xml'), 'iThoughts', 'export'],
  ['a.mindnode', zip('contents.xml', 'viewState.plist'), 'MindNode', 'export'],
  ['a.zip', zip('Plan.mindnode/contents.xml'), 'MindNode', 'export'],
  ['a.emmx', zip('page/page.xml', 'theme.xml'), 'EdrawMind', 'export'],
  ['a.mind', zip('map.json'), 'MindMeister', 'export'],
  ['a.gmind', text('{"anything":1}'), 'GitMind', 'export'],
  ['a.vsdx', zip('[Content_Types].xml', 'visio/document.xml'), 'Visio', 'open'],
  ['a.vsd', compound('VisioDocument'), 'Visio', 'open'],
  ['a.docx', zip('[Content_Types].xml', 'word/document.xml'), 'Word', 'paste'],
  ['a.doc', compound('WordDocument'), 'Word', 'paste'],
  ['a.xlsx', zip('[Content_Types].xml', 'xl/workbook.xml'), 'Excel', 'paste'],
  ['a.xls', compound('Workbook'), 'Excel', 'paste'],
  ['a.pptx', zip('ppt/presentation.xml'), 'PowerPoint', 'paste'],
  [
    'a.odt',
    packed({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
    'LibreOffice',
    'paste',
  ],
  ['a.pdf', text('%PDF-1.7\n%âãÏÓ\n'), 'PDF', 'paste'],
  ['a.txt', text('%PDF-1.4\n'), 'PDF', 'paste'],
  ['a.rtf', text('{\\rtf1\\ansi x}'), 'RTF', 'paste'],
  ['a.html', text('<!DOCTYPE html>\n<html><body><p>x</p></body></html>'), 'HTML', 'paste'],
  ['a.json', text('{"id":"1","title":"x","product":"lucidchart","pages":[]}'), 'Lucidchart', 'open'],
  ['a.lucid', zip('document.json'), 'Lucidchart', 'open'],
  ['a.gliffy', text('{"contentType":"application/gliffy+json","version":"1.3","stage":{}}'), 'Gliffy', 'open'],
  ['a.graphml', text('<?xml version="1.0"?>\n<graphml xmlns="x"><graph/></graphml>'), 'yEd', 'open'],
  ['a.excalidraw', text('{\n  "type": "excalidraw",\n  "elements": []\n}'), 'Excalidraw', 'none'],
  ['a.canvas', text('{"nodes":[{"id":"1","type":"text","text":"x"}],"edges":[]}'), 'Obsidian Canvas', 'none'],
])('%s is refused by the name of its program', (file, bytes, program, hint) => {
  expect(readFile(file, bytes)).toMatchObject({ ok: false, code: 'foreign', foreign: { program, hint } })
})

test('what is proposed is the name of a format that is read, or a program that writes one', () => {
  const names = new Set([...Object.values(formats).map(({ name }) => name as string), 'TXT'])
  for (const file of [zip('mapdata.xml'), zip('page/page.xml'), zip('visio/document.xml')]) {
    const read = readFile('a', file)
    const proposed = read.ok ? '' : (read.foreign?.formats ?? '')
    for (const name of proposed.split(', ')) expect(names).toContain(name)
  }
})

test.each([
  ['a.md', '<html>\n\n# Plan\n'],
  ['a.txt', '@startuml\nx'],
  ['a.txt', 'Document.xml'],
])('%s that only looks like one is read', (file, words) => {
  expect(readFile(file, text(words))).toMatchObject({ ok: true })
})

test('what nobody knows is of no known format, and prototype names are no programs', () => {
  for (const file of ['a.bin', 'a.constructor', 'a.__proto__']) {
    for (const bytes of [text('{}'), zip('x'), text('<constructor/>')])
      expect(readFile(file, bytes)).toMatchObject({ ok: false, code: 'format' })
  }
})
