import { flowchartToContent, newMap, openFlowchart, openMap, toContent } from '@ramify/document'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  hostileWrites as hostileChartWrites,
  writeHostile as writeHostileChart,
} from '../../../document/src/flowchart/testing/hostile-write.ts'
import { sampleFlowchart } from '../../../document/src/flowchart/testing/sample-flowchart.ts'
import {
  seededCommand as chartCommand,
  seeds as chartSeeds,
} from '../../../document/src/flowchart/testing/seeded-command.ts'
import { hostileWrites, writeHostile } from '../../../document/src/mindmap/testing/hostile-write.ts'
import { sampleMap } from '../../../document/src/mindmap/testing/sample-map.ts'
import { seededCommand, seeds } from '../../../document/src/mindmap/testing/seeded-command.ts'
import { plainMeasurer } from '../../../scene/src/mindmap/testing/map-of.ts'
import { assertWellFormed } from '../../../scene/src/mindmap/testing/well-formed.ts'
import { FileError } from '../files/file-error.ts'
import type { FileDocument } from '../files/file-format.ts'
import { type DrawnFormat, drawnFormats } from './drawn-formats.ts'
import { exportDocument, sizeOf } from './export-document.ts'
import type { ExportPorts, RasterDrawing } from './export-ports.ts'
import { missingGlyphs } from './glyphs/missing-glyphs.ts'

const formats = Object.keys(drawnFormats) as DrawnFormat[]

const maps = fc
  .tuple(fc.array(seeds(), { maxLength: 20 }), fc.array(hostileWrites, { maxLength: 8 }))
  .map(([all, writes]): FileDocument => {
    const doc = newMap({ text: 'Start' })
    const map = openMap(doc)
    for (const seed of all) map.execute(seededCommand(seed, map.snapshot))
    for (const write of writes) writeHostile(doc, write)
    const content = toContent(map.snapshot)
    map.destroy()
    return { kind: 'mindmap', title: hostileTitle, content, resources: [] }
  })

const charts = fc
  .tuple(fc.array(chartSeeds(), { maxLength: 20 }), fc.array(hostileChartWrites, { maxLength: 8 }))
  .map(([all, writes]): FileDocument => {
    const doc = sampleFlowchart()
    const chart = openFlowchart(doc)
    for (const seed of all) chart.execute(chartCommand(seed, chart.snapshot))
    for (const write of writes) writeHostileChart(doc, write)
    const content = flowchartToContent(chart.snapshot)
    chart.destroy()
    return { kind: 'flowchart', title: hostileTitle, content, resources: [] }
  })

const hostileTitle = '"><script>alert(1)</script>\u0000\ud800 (\\) 标题'

describe('exports', () => {
  it('whatever is in a document of either kind, every format can be written and read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(maps, charts), fc.constantFrom(...formats), async (document, format) => {
        const bytes = await written(document, format)
        if (bytes) check[format](bytes)
      }),
      { numRuns: 150 },
    )
  })

  it('a branch, a page, and what is folded away, by themselves', async () => {
    const whole = sizeOf(sample, {}, ports)
    const [, branch] = topicIds(sample)
    const part = sizeOf(sample, { part: branch ?? '' }, ports)
    expect(part.width).toBeLessThan(whole.width)
    await expect(exportDocument(sample, 'svg', { part: 'nobody' }, ports)).rejects.toThrow(FileError)
    const svg = text(await exportDocument(sample, 'svg', { part: branch ?? '', watermark: 'Made here' }, ports))
    assertWellFormed(svg)
  })

  it('a branch is exported with all of its own words, and with no others', async () => {
    const topic = (word: string, ...children: object[]) => ({ data: { id: word, text: word }, children })
    const inside = ['Quince', 'Plum', 'Damson', 'Sloe']
    const outside = ['Orchard', 'Willow', 'Osier', 'Meadow']
    const content = {
      version: '70',
      root: topic(
        'Orchard',
        topic('Quince', topic('Plum', topic('Sloe')), topic('Damson')),
        topic('Willow', topic('Osier')),
      ),
      floating: [{ data: { id: 'Meadow', text: 'Meadow', position: { x: 900, y: 900 } }, children: [] }],
      relLine: [],
      template: 'right',
      theme: 'sky-19',
    }
    const document = { kind: 'mindmap', title: 'Fruit', content, resources: [] } as unknown as FileDocument
    for (const format of formats) {
      const drawn: string[] = []
      const watching: ExportPorts = {
        ...ports,
        glyphs: (words) => {
          drawn.push(words)
          return missingGlyphs(words)
        },
      }
      const bytes = await exportDocument(document, format, { part: 'Quince' }, watching)
      const read = format === 'docx' ? text(unzipSync(bytes)['word/document.xml'] as Uint8Array) : text(bytes)
      const isWritten = format === 'docx' || format === 'html'
      const said = (word: string) => drawn.some((words) => words.includes(word)) && (!isWritten || read.includes(word))
      expect([format, inside.filter(said)]).toEqual([format, inside])
      const others = outside.filter((word) => drawn.some((words) => words.includes(word)) || read.includes(word))
      expect([format, others]).toEqual([format, []])
    }
  })

  it('a picture of too many pixels is refused with the scale that fits', async () => {
    const tall = tallMap(1_000)
    const error = await exportDocument(tall, 'png', { scale: 2 }, ports).catch((thrown: unknown) => thrown)
    if (!(error instanceof FileError)) throw new Error('It was not refused.')
    expect(error.code).toBe('too-large')
    const scale = error.largestScale ?? 0
    expect(scale).toBeLessThan(2)
    await expect(exportDocument(tall, 'png', { scale }, ports)).resolves.toBeInstanceOf(Uint8Array)
    await expect(exportDocument(tall, 'png', { scale: scale + 0.02 }, ports)).rejects.toThrow('too-large')
  })

  it('who stops it is not kept waiting', async () => {
    const signal = {
      throwIfAborted: () => {
        throw new Error('stopped')
      },
    }
    for (const format of formats) {
      await expect(exportDocument(sample, format, {}, { ...ports, signal })).rejects.toThrow('stopped')
    }
  })

  it('a Word file begins with the drawing of a map', async () => {
    const files = unzipSync(await exportDocument(sample, 'docx', {}, ports))
    const words = text(files['word/document.xml'] as Uint8Array)
    expect(Object.keys(files).some((name) => /^word\/media\/.+\.png$/.test(name))).toBe(true)
    expect(words.indexOf('<w:drawing>')).toBeGreaterThan(0)
    expect(words.indexOf('<w:drawing>')).toBeLessThan(words.indexOf('Heading1'))
  })

  it('the watermark is in every format', async () => {
    const drawn: string[] = []
    const watching: ExportPorts = {
      ...ports,
      glyphs: (words) => {
        drawn.push(words)
        return missingGlyphs(words)
      },
    }
    for (const format of ['svg', 'pdf', 'png', 'html'] as const) {
      drawn.length = 0
      await exportDocument(sample, format, { watermark: 'Marked' }, watching)
      expect([format, drawn.join(' ')]).toEqual([format, expect.stringContaining('Marked')])
      drawn.length = 0
      await exportDocument(sample, format, {}, watching)
      expect(drawn.join(' ')).not.toContain('Marked')
    }
    const docx = unzipSync(await exportDocument(sample, 'docx', { watermark: 'Marked' }, ports))
    expect(Object.values(docx).some((part) => text(part).includes('Marked'))).toBe(true)
  })
})

/** Each in its own words: whether somebody else could open it. */
const check: Readonly<Record<DrawnFormat, (bytes: Uint8Array) => void>> = {
  png: (bytes) => assertWellFormed(text(bytes)),
  jpg: (bytes) => assertWellFormed(text(bytes)),
  svg(bytes) {
    assertWellFormed(text(bytes))
    expect(text(bytes)).not.toMatch(
      /<script|<foreignObject|<[^>"]*\son\w+=|href="(?!#|https?:|mailto:|tel:|data:image)/i,
    )
  },
  html(bytes) {
    expect(text(bytes)).not.toMatch(/<script|<iframe|<object|<[^>"]*\son\w+=|href="(?!#|https?:|mailto:|tel:)/i)
    expect(text(bytes)).toContain("default-src 'none'")
  },
  docx(bytes) {
    for (const [name, part] of Object.entries(unzipSync(bytes))) {
      if (!name.endsWith('.xml')) continue
      assertWellFormed(
        text(part)
          .replace(/^<\?xml[^>]*\?>\s*/, '')
          .replaceAll('&apos;', '&#39;'),
      )
      expect(text(part)).not.toMatch(/<w:(fldSimple|instrText|object)\b/)
    }
  },
  pdf(bytes) {
    const whole = new TextDecoder('latin1').decode(bytes)
    expect(whole).toMatch(/^%PDF-1\.7\n/)
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(whole)?.[1])
    expect(whole.slice(start)).toMatch(/^\d+ 0 obj\n<<\/Type\/XRef/)
    expect(whole).not.toMatch(/NaN|Infinity|\/JavaScript|\/Launch/)
  },
}

/** Null for what is larger than a picture may be. */
async function written(document: FileDocument, format: DrawnFormat): Promise<Uint8Array | null> {
  try {
    return await exportDocument(document, format, { watermark: 'Ramify <&>' }, ports)
  } catch (error) {
    if (error instanceof FileError && error.code === 'too-large') return null
    throw error
  }
}

/** Draws without fonts; the SVG stands for the picture. */
const ports: ExportPorts = {
  measurer: plainMeasurer,
  glyphs: (words) => (/[가-힣]/.test(words) ? null : missingGlyphs(words)),
  emoji: (name) => (name.length % 2 === 0 ? null : '<path fill="#f00" d="M1 2a3 3 0 0 1 6 0z"/>'),
  image: () => null,
  rasterize: async (drawing: RasterDrawing) => new TextEncoder().encode(drawing.svg()),
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const sample: FileDocument = (() => {
  const map = openMap(sampleMap())
  const content = toContent(map.snapshot)
  map.destroy()
  return { kind: 'mindmap', title: 'Sample', content, resources: [] } as const
})()

function topicIds({ content }: FileDocument): string[] {
  const { root } = content as Extract<FileDocument, { kind: 'mindmap' }>['content']
  return [root, ...root.children].map(({ data }) => String(data.id))
}

function tallMap(count: number): FileDocument {
  const children = Array.from({ length: count }, (_, nth) => ({ data: { text: `Topic ${nth}` }, children: [] }))
  const content = {
    ...(sample.content as object),
    root: { data: { text: 'Root' }, children },
    floating: [],
    relLine: [],
  }
  return { ...sample, content: { ...content, ranges: [], callouts: [] } } as unknown as FileDocument
}
