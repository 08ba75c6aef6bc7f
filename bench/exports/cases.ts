import { exportDocument, type FileDocument, FileError, formats, readFile } from '@ramify/formats'
import { nodeExportPorts } from '@ramify/render'
import { generateTree } from '../trees/generate-tree.ts'
import { plainContent } from '../trees/plain-content.ts'
import { inOrder } from '../trees/targets.ts'

/** What is measured, each in a process of its own: `prepare` is not, what it gives back is. */
export interface Case {
  readonly name: string
  /** What the same amount costs at least; the name of another case. */
  readonly floor?: string
  /** Seconds on two idle cores. */
  readonly target?: number
  prepare(size: number): Promise<() => Promise<{ readonly bytes: number }>>
}

const mapOf = (size: number): FileDocument => ({
  kind: 'mindmap',
  title: 'Bench',
  content: plainContent(generateTree(size)),
  resources: [],
})

const ports = () => nodeExportPorts([])

/** As large as the drawing becomes when it fills what a picture may be. */
async function fittingScale(document: FileDocument): Promise<number> {
  const { sizeOf, largestScale } = await import('@ramify/formats')
  return Math.min(1, largestScale(sizeOf(document, {}, await ports())))
}

const drawn = (name: string, format: 'svg' | 'pdf' | 'docx' | 'html', target?: number, floor?: string): Case => ({
  name,
  ...(target !== undefined && { target }),
  ...(floor !== undefined && { floor }),
  async prepare(size) {
    const document = mapOf(size)
    const made = await ports()
    return async () => ({ bytes: (await exportDocument(document, format, {}, made)).length })
  },
})

export const cases: readonly Case[] = [
  {
    name: 'a bare string',
    async prepare(size) {
      const topics = inOrder(generateTree(size))
      return async () => {
        let svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5000 100000">'
        for (const [nth, { text }] of topics.entries()) {
          const [x, y] = [(nth % 7) * 300, nth * 10]
          svg += `<path d="M${x} ${y}h120v30h-120z" fill="#eef"/><path d="M${x - 40} ${y}C${x - 20} ${y} ${x - 20} ${y + 15} ${x} ${y + 15}" stroke="#38f"/>`
          svg += `<text x="${x + 10}" y="${y + 20}" font-size="14">${text}</text>`
        }
        return { bytes: Buffer.from(`${svg}</svg>`).length }
      }
    },
  },
  drawn('SVG', 'svg', 2, 'a bare string'),
  drawn('PDF', 'pdf', 10, 'a bare string'),
  drawn('HTML', 'html'),
  drawn('Word', 'docx'),
  {
    name: 'a bare raster',
    async prepare(size) {
      const { rasterize } = await import('@ramify/render')
      const document = mapOf(size)
      const { sizeOf } = await import('@ramify/formats')
      const scale = await fittingScale(document)
      const { width, height } = sizeOf(document, {}, await ports())
      const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
      let body = ''
      for (let nth = 0; nth < size; nth++) {
        const [x, y] = [(nth * 37) % wide, Math.floor((nth * high) / size)]
        body += `<path d="M${x} ${y}h9v2h-9z" fill="#38f"/>`
      }
      const svg = (band = { top: 0, height: high }) =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${band.height}" viewBox="0 ${band.top} ${wide} ${band.height}">${body}</svg>`
      return async () => ({ bytes: (await rasterize({ width: wide, height: high, svg }, 'png')).length })
    },
  },
  {
    name: 'PNG',
    target: 5,
    floor: 'a bare raster',
    async prepare(size) {
      const document = mapOf(size)
      const [made, scale] = [await ports(), await fittingScale(document)]
      return async () => ({ bytes: (await exportDocument(document, 'png', { scale }, made)).length })
    },
  },
  {
    name: 'bare JSON',
    async prepare(size) {
      const text = JSON.stringify(plainContent(generateTree(size)))
      return async () => ({ bytes: JSON.stringify(JSON.parse(text)).length })
    },
  },
  {
    name: 'XMind, read',
    target: 2,
    floor: 'bare JSON',
    async prepare(size) {
      const bytes = formats.xmind.writer.write([mapOf(size)])
      const file = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
      return async () => {
        const read = readFile('bench.xmind', file)
        if (!read.ok) throw new FileError(read.code, read.detail)
        return { bytes: file.length }
      }
    },
  },
]
