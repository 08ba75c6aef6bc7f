import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import {
  drawnFormats,
  type ExportPorts,
  exportDocument,
  type FileDocument,
  FileError,
  type FileFormat,
  formats,
} from '@ramify/formats'
import { nodeExportPorts } from '@ramify/render'
import { missingGlyphs } from '../../../packages/formats/src/exports/glyphs/missing-glyphs.ts'
import { readContent } from '../../../packages/formats/src/json/content-format.ts'
import { plainMeasurer } from '../../../packages/scene/src/mindmap/testing/map-of.ts'
import { hostileDocuments } from './hostile-documents.ts'
import type { HostileDocument } from './made-documents.ts'

// Draws hostile documents in every format in a process of its own, and prints a line before and after each.
let connections = 0
net.Socket.prototype.connect = function refuse() {
  connections++
  throw new Error('A connection was tried.')
}
syncBuiltinESMExports()
globalThis.fetch = () => {
  connections++
  throw new Error('A connection was tried.')
}

const drawn = Object.keys(drawnFormats) as (keyof typeof drawnFormats)[]
const written = Object.values(formats as Record<string, FileFormat>).filter(({ writer }) => writer)
const cases = hostileDocuments.flatMap((document) => [
  ...drawn.map((format) => ({ document, format })),
  // What is no JSON reaches no writer of data: they get content that was read.
  ...(document.asServers === undefined ? [] : written).map((format) => ({ document, format })),
])

/** Of the processor: many times what any of them takes. */
const mostSeconds = 40

/** Draws without fonts; the SVG stands for the picture. */
const plainPorts: ExportPorts = {
  measurer: plainMeasurer,
  glyphs: missingGlyphs,
  emoji: () => null,
  image: () => null,
  rasterize: async (drawing) => new TextEncoder().encode(drawing.svg()),
}

let known: { readonly document: HostileDocument; readonly ports: ExportPorts } | undefined

for (let nth = Number(process.argv[2] ?? 0); nth < cases.length; nth++) {
  const { document, format } = cases[nth] as (typeof cases)[number]
  process.stdout.write(`begin ${nth} ${document.name} as ${typeof format === 'string' ? format : format.name}\n`)
  const before = process.cpuUsage()
  const outcome = await outcomeOf(document, format)
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  const told = connections > 0 ? 'connected' : seconds > mostSeconds ? `took ${Math.round(seconds)} s` : outcome
  process.stdout.write(`end ${nth} ${told}\n`)
}

async function outcomeOf(document: HostileDocument, format: (typeof cases)[number]['format']): Promise<string> {
  try {
    const content = document.make()
    const kind = (content as { kind?: string }).kind === 'flowchart' ? 'flowchart' : 'mindmap'
    const said = { kind, title: '"><script>alert(1)</script>', content, resources: document.resources ?? [] } as never
    return typeof format === 'string' ? await draw(document, said, format) : write(said, format)
  } catch (error) {
    return error instanceof FileError ? 'ok' : `threw ${String((error as Error).stack).slice(0, 300)}`
  }
}

async function draw(document: HostileDocument, said: FileDocument, format: (typeof drawn)[number]): Promise<string> {
  const bytes = await exportDocument(said, format, { watermark: 'Mark' }, await portsOf(document))
  if (bytes.length === 0) return 'empty'
  const isText = format === 'svg' || format === 'html'
  // As an element, an attribute or an address that runs; as words it may stand there.
  const runs =
    /<script|<foreignObject|<iframe|<object\s|<[a-z][^>"]*\son\w+=|href="\s*(?:javascript|vbscript|data:text)/i
  return isText && runs.test(new TextDecoder().decode(bytes)) ? 'runs' : 'ok'
}

function write({ kind, title, content, resources }: FileDocument, { writer }: FileFormat): string {
  const sound = readContent(content as never, title, resources)
  if (!writer?.kinds.includes(kind)) return 'ok'
  return writer.write([sound]).length === 0 ? 'empty' : 'ok'
}

async function portsOf(document: HostileDocument): Promise<ExportPorts> {
  if (!document.asServers) return plainPorts
  if (known?.document !== document)
    known = { document, ports: await nodeExportPorts((document.resources ?? []) as never) }
  return known.ports
}
