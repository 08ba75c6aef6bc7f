import { contentToJson, flowchartFromContent, fromContent, newId } from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import type { FileDocument, FileFormat, ReadDocument } from '../files/file-format.ts'
import { Report } from '../files/report.ts'
import type { SourceFile } from '../files/source-file.ts'
import { isObject, type JsonObject, parseJson, tryParse } from './parse-json.ts'

/** The content of a document as `/open` and `/save` speak it. Pictures are named in it, and not there. */
export const contentFormat = {
  name: 'JSON',
  extensions: ['json'],
  reader: {
    recognizes: (file) => isContent(file),
    read: (file) => [readContent(parseJson(file.text), file.title, [])],
  },
  writer: {
    kinds: ['mindmap', 'flowchart'],
    mediaType: 'application/json',
    write: ([document]) => (document ? `${contentToJson(document.content)}\n` : ''),
  },
} satisfies FileFormat

function isContent(file: SourceFile): boolean {
  if (file.text === null || !/^\s*\{/.test(file.text) || file.extension === 'km') return false
  const json = tryParse(file.text)
  if (!isObject(json)) return false
  const isMap = typeof json.version === 'string' && /^\d+$/.test(json.version) && typeof json.root === 'object'
  return isMap || json.kind === 'flowchart'
}

/** A document of content; what is wrong in it is left out, as everywhere that content is read. */
export function readContent(json: JsonObject, title: string, resources: FileDocument['resources']): ReadDocument {
  const kind = json.kind === 'flowchart' ? 'flowchart' : 'mindmap'
  if (kind === 'mindmap') giveIds(json)
  const read = kind === 'flowchart' ? flowchartFromContent(json) : fromContent(json)
  if (!read.ok) throw new FileError('format', `content with an error: ${read.error.code}`)
  const report = new Report()
  const count = read.doc.getMap(kind === 'flowchart' ? 'shapes' : 'nodes').size
  read.doc.destroy()
  report.add('imported', kind === 'flowchart' ? 'shapes' : 'topics', { count })
  for (const { node, field } of read.warnings) report.add('dropped', 'other', { place: node, was: field })
  return { kind, title, content: json, resources, report: report.rows } as unknown as ReadDocument
}

/** Topics without an id would all be the same one to writers, and each below itself. In what was parsed from the file. */
function giveIds({ root, floating }: JsonObject): void {
  const left: unknown[] = [root, ...(Array.isArray(floating) ? floating : [])]
  while (left.length > 0) {
    const node = left.pop()
    if (!isObject(node)) continue
    const { data, children } = node
    if (isObject(data) && typeof data.id !== 'number' && (typeof data.id !== 'string' || data.id === '')) {
      Object.assign(data, { id: newId() })
    }
    if (Array.isArray(children)) for (const child of children) left.push(child)
  }
}
