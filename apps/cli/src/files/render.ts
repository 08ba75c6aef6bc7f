import { extname } from 'node:path'
import { contentToJson } from '@ramify/document'
import {
  type DrawnFormat,
  drawnFormatOf,
  drawnFormats,
  type ExportSettings,
  exportDocument,
  type FileDocument,
  FileError,
} from '@ramify/formats'
import { calendarOf } from '@ramify/scene'
import { Failure } from '../failure.ts'
import { numbered } from './numbered.ts'
import { readDocuments } from './read-documents.ts'
import { writeWhole } from './write-whole.ts'

export interface RenderOptions extends Omit<ExportSettings, 'part' | 'watermark'> {
  /** The id of a topic. */
  readonly branch?: string
  /** Of a flowchart, from 1 on. */
  readonly page?: number
}

/**
 * Draws the documents of a file into another one, whose name's ending says the format. Each document, and each page of a flowchart
 * that becomes a picture, gets a file of its own: `plan.png`, `plan-2.png`. Gives back each name as soon as its file is there.
 */
export async function* render(from: string, to: string, options: RenderOptions = {}): AsyncGenerator<string> {
  const format = drawnFormatOf(extname(to).slice(1))
  if (format === undefined) throw new Failure(`${to}: nothing is drawn under this ending; there are ${drawnEndings()}`)
  const { documents } = await readDocuments(from)
  const { branch, page, ...settings } = options
  let nth = 0
  for (const document of documents) {
    for (const part of partsOf(document, format, options)) {
      const name = numbered(to, nth++)
      await writeWhole(name, await draw(document, format, { ...settings, ...(part !== null && { part }) }, name))
      yield name
    }
  }
  if (nth === 0)
    throw new Failure(`${from}: nothing in it has ${branch === undefined ? `a page ${page}` : 'this branch'}`)
}

/** Which parts of a document become a file each; null for all of it. */
function partsOf(document: FileDocument, format: DrawnFormat, { branch, page }: RenderOptions): (string | null)[] {
  if (document.kind === 'mindmap') {
    if (branch === undefined) return page === undefined || page === 1 ? [null] : []
    return holdsTopic(document.content, branch) ? [branch] : []
  }
  if (branch !== undefined) return []
  const pages = document.content.pages.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
  if (page !== undefined) return pages.slice(page - 1, page)
  return pictures.has(format) && pages.length > 1 ? pages : [null]
}

const pictures: ReadonlySet<DrawnFormat> = new Set(['png', 'jpg', 'svg'])

type MapContent = Extract<FileDocument, { kind: 'mindmap' }>['content']

function holdsTopic({ root, floating = [] }: MapContent, id: string): boolean {
  const left = [root, ...floating]
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.data.id === id) return true
    for (const child of node.children) left.push(child)
  }
  return false
}

async function draw(
  document: FileDocument,
  format: DrawnFormat,
  settings: ExportSettings,
  name: string,
): Promise<Uint8Array> {
  // Fonts and what rasterizes are loaded by those who draw.
  const { nodeExportPorts } = await import('@ramify/render')
  const formulas = await formulasFor(document)
  try {
    return await exportDocument(
      document,
      format,
      settings,
      await nodeExportPorts(document.resources, { ...formulas, calendar: calendarNow() }),
    )
  } catch (error) {
    if (error instanceof FileError) throw new Failure(`${name}: ${error.detail}`)
    throw error
  }
}

/** The messages of the command line are English as well. */
function calendarNow() {
  const now = new Date()
  const [month, date] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return calendarOf({ today: `${now.getFullYear()}-${month}-${date}`, todayWord: 'Today', language: 'en' })
}

/** What sets formulas is ten times as large as all the rest. */
async function formulasFor({ content }: FileDocument) {
  if (!contentToJson(content).includes('"formula"')) return {}
  const { texSetter } = await import('@ramify/formula')
  return { formulas: texSetter }
}

export const drawnEndings = () =>
  Object.values(drawnFormats)
    .map(({ extension }) => `.${extension}`)
    .join(', ')
