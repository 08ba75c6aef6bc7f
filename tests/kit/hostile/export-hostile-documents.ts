import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { drawnFormats, type ExportPorts, exportDocument, FileError } from '@ramify/formats'
import { missingGlyphs } from '../../../packages/formats/src/exports/glyphs/missing-glyphs.ts'
import { plainMeasurer } from '../../../packages/scene/src/mindmap/testing/map-of.ts'
import { hostileDocuments } from './hostile-documents.ts'

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

const formats = Object.keys(drawnFormats) as (keyof typeof drawnFormats)[]
const cases = hostileDocuments.flatMap((document) => formats.map((format) => ({ ...document, format })))

/** Draws without fonts; the SVG stands for the picture. */
const ports: ExportPorts = {
  measurer: plainMeasurer,
  glyphs: missingGlyphs,
  emoji: () => null,
  image: () => null,
  rasterize: async (drawing) => new TextEncoder().encode(drawing.svg()),
}

for (let nth = Number(process.argv[2] ?? 0); nth < cases.length; nth++) {
  const { name, make, format } = cases[nth] as (typeof cases)[number]
  process.stdout.write(`begin ${nth} ${name} as ${format}\n`)
  const outcome = await outcomeOf(make(), format)
  process.stdout.write(`end ${nth} ${connections > 0 ? 'connected' : outcome}\n`)
}

async function outcomeOf(content: unknown, format: (typeof formats)[number]): Promise<string> {
  const kind = (content as { kind?: string }).kind === 'flowchart' ? 'flowchart' : 'mindmap'
  const document = { kind, title: '"><script>alert(1)</script>', content, resources: [] }
  try {
    const bytes = await exportDocument(document as never, format, { watermark: 'Mark' }, ports)
    if (bytes.length === 0) return 'empty'
    const isText = format === 'svg' || format === 'html'
    // As an element, an attribute or an address that runs; as words it may stand there.
    const runs =
      /<script|<foreignObject|<iframe|<object\s|<[a-z][^>"]*\son\w+=|href="\s*(?:javascript|vbscript|data:text)/i
    return isText && runs.test(new TextDecoder().decode(bytes)) ? 'runs' : 'ok'
  } catch (error) {
    return error instanceof FileError ? 'ok' : `threw ${String((error as Error).stack).slice(0, 300)}`
  }
}
