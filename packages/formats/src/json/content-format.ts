import {
  type ContentWarning,
  contentToJson,
  flowchartFromContent,
  flowchartToContent,
  fromContent,
  openFlowchart,
  openMap,
  toContent,
} from '@ramify/document'
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

/**
 * A document of content as it is stored: what is wrong in it is left out, as everywhere that content is read. Writers never meet what
 * the file says itself, which may have any form.
 */
export function readContent(json: JsonObject, title: string, resources: FileDocument['resources']): ReadDocument {
  return json.kind === 'flowchart' ? readChart(json, title, resources) : readMap(json, title, resources)
}

function readMap(json: JsonObject, title: string, resources: FileDocument['resources']): ReadDocument {
  const read = fromContent(json)
  if (!read.ok) throw new FileError('format', `content with an error: ${read.error.code}`)
  const map = openMap(read.doc)
  const content = toContent(map.snapshot)
  map.destroy()
  const report = reportOf('topics', read.doc.getMap('nodes').size, read.warnings)
  read.doc.destroy()
  return { kind: 'mindmap', title, content, resources, report }
}

function readChart(json: JsonObject, title: string, resources: FileDocument['resources']): ReadDocument {
  const read = flowchartFromContent(json)
  if (!read.ok) throw new FileError('format', `content with an error: ${read.error.code}`)
  const chart = openFlowchart(read.doc)
  const content = flowchartToContent(chart.snapshot)
  chart.destroy()
  const report = reportOf('shapes', read.doc.getMap('shapes').size, read.warnings)
  read.doc.destroy()
  return { kind: 'flowchart', title, content, resources, report }
}

function reportOf(part: 'topics' | 'shapes', count: number, warnings: readonly ContentWarning[]) {
  const report = new Report()
  report.add('imported', part, { count })
  for (const { node, field } of warnings) report.add('dropped', 'other', { place: node, was: field })
  return report.rows
}
