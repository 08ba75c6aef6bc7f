import { flowchartFromContent, fromContent, openFlowchart, openMap } from '@ramify/document'
import { unzipSync } from 'fflate'
import { describe, expect, it, test } from 'vitest'
import { plainMeasurer } from '../../../scene/src/mindmap/testing/map-of.ts'
import { exportDocument } from '../exports/export-document.ts'
import type { ExportPorts } from '../exports/export-ports.ts'
import { missingGlyphs } from '../exports/glyphs/missing-glyphs.ts'
import { flowchartToMap } from '../turned/flowchart-to-map.ts'
import { mapToFlowchart } from '../turned/map-to-flowchart.ts'
import { jsonFile } from '../xmind/testing/sample-files.ts'
import { countsOf } from './counts.ts'
import type { FileDocument } from './file-format.ts'
import { formats } from './formats.ts'
import { formatToWrite, readFile } from './read-file.ts'

const address = 'C:\\my plans\\a & b.doc'
const written = 'C:\\my plans\\a &amp; b.doc'

const files: readonly (readonly [name: string, of: (address: string) => string | Uint8Array])[] = [
  ['a.xmind', (href) => jsonFile([{ id: 's', title: 'S', rootTopic: { id: 'r', title: 'R', href } }])],
  ['a.mm', (link) => `<map version="1.0.1"><node TEXT="R"><node TEXT="t" LINK="${xml(link)}"/></node></map>`],
  [
    'a.opml',
    (url) =>
      `<opml version="2.0"><body><outline text="R"><outline text="t" url="${xml(url)}"/></outline></body></opml>`,
  ],
  [
    'a.km',
    (hyperlink) => JSON.stringify({ root: { data: { text: 'R' }, children: [{ data: { text: 't', hyperlink } }] } }),
  ],
  ['a.md', (url) => `# R\n\n- [t](<${url.replaceAll('\\', '\\\\')}>)\n`],
  [
    'a.drawio',
    (link) =>
      `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><UserObject label="t" link="${xml(link)}" id="u"><mxCell style="" vertex="1" parent="1"><mxGeometry width="90" height="40" as="geometry"/></mxCell></UserObject></root></mxGraphModel>`,
  ],
]

const xml = (text: string) => text.replaceAll('&', '&amp;')

function read(name: string, source: string | Uint8Array) {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source
  const file = readFile(name, bytes)
  if (!file.ok || !file.documents[0]) throw new Error('not read')
  return file.documents
}

type ContentOf<Kind> = Extract<FileDocument, { kind: Kind }>['content']

function mapOf(content: ContentOf<'mindmap'>) {
  const made = fromContent(content)
  if (!made.ok) throw new Error(made.error.code)
  return openMap(made.doc).snapshot
}

function chartOf(content: ContentOf<'flowchart'>) {
  const made = flowchartFromContent(content)
  if (!made.ok) throw new Error(made.error.code)
  return openFlowchart(made.doc).snapshot
}

/** Of everything in the documents, whichever kind they are. */
function linksOf(documents: readonly FileDocument[]) {
  return documents.flatMap((document) => {
    const all = document.kind === 'mindmap' ? mapOf(document.content).nodes : chartOf(document.content).shapes
    return [...all.values()].flatMap(({ link }) => link ?? [])
  })
}

describe.each(files)('%s: the address of a file', (name, of) => {
  const documents = read(name, of(address))

  it('is words of a link, reported as not quite what it was, and counted as a link', () => {
    expect(linksOf(documents)).toEqual([{ address, tip: '' }])
    const rows = documents.flatMap(({ report }) => report).filter(({ part }) => part === 'links')
    expect(rows).toMatchObject([{ fate: 'approximated', count: 1, was: address }])
    expect(countsOf(documents)).toMatchObject({ links: 1, notes: 0, labels: 0 })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x/y', 'vbscript:a.b'])('and %s is no link of any kind', (script) => {
    expect(linksOf(read(name, of(script)))).toEqual([])
    expect(JSON.stringify(read(name, of(script)))).not.toContain(`"hyperlinkAddress":"${script}`)
  })

  it('goes back into files of its kind, and is there again', () => {
    const format = formatToWrite(name.split('.')[1] ?? '')
    if (format === undefined) return expect(name).toBe('a.km')
    expect(linksOf(read(name, formats[format].writer.write(documents)))).toEqual([{ address, tip: '' }])
  })

  it('is there in a map turned into a flowchart, and the other way around', () => {
    const document = documents[0] as FileDocument
    if (document.kind === 'mindmap') {
      const content = mapToFlowchart(mapOf(document.content), { pageName: 'Page', measurer: plainMeasurer })
      expect(linksOf([{ kind: 'flowchart', title: '', content, resources: [] }])).toEqual([{ address, tip: '' }])
    } else {
      const content = flowchartToMap(chartOf(document.content), { title: 'Map' })
      expect(linksOf([{ kind: 'mindmap', title: '', content, resources: [] }])).toEqual([{ address, tip: '' }])
    }
  })
})

// A map and a flowchart.
const drawn = files.slice(-2).map(([name, of]) => read(name, of(address))[0] as FileDocument)

test.each(drawn)('drawings of a $kind do not lead to it, and texts show it', async (document) => {
  const [svg, pdf, html, docx] = (await Promise.all(
    (['svg', 'pdf', 'html', 'docx'] as const).map((format) => exportDocument(document, format, {}, ports)),
  )) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  expect(text(svg)).not.toMatch(/<a\s|plans/)
  expect(text(pdf)).not.toMatch(/\/URI|\/Annots|plans/)
  expect(text(html)).toContain(`<span class="address" dir="ltr">${xml(address).replace('&amp;', '&#38;')}</span>`)
  expect(text(html)).not.toMatch(/<a\s/)
  const entries = unzipSync(docx)
  const words = Object.entries(entries).map(([entry, bytes]) => [entry, text(bytes)] as const)
  expect(words.find(([entry]) => entry === 'word/document.xml')?.[1]).toContain(written)
  expect(words.filter(([entry, all]) => entry.endsWith('.rels') && all.includes('plans'))).toEqual([])
})

/** Draws without fonts. */
const ports: ExportPorts = {
  measurer: plainMeasurer,
  glyphs: missingGlyphs,
  emoji: () => null,
  image: () => null,
  rasterize: async (drawing) => new TextEncoder().encode(drawing.svg()),
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
