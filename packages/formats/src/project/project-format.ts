import { contentToJson } from '@ramify/document'
import { decodeText } from '../files/decode-text.ts'
import { FileError } from '../files/file-error.ts'
import type { FileDocument, FileFormat, FileResource, ReadDocument } from '../files/file-format.ts'
import type { SourceFile } from '../files/source-file.ts'
import { readContent } from '../json/content-format.ts'
import { isObject, parseJson } from '../json/parse-json.ts'
import { refuseUnreadable } from '../zip/refuse-unreadable.ts'
import { writeZip } from '../zip/write-zip.ts'

/** Of the archive: which entries there are and what they mean. A reader refuses what is newer than itself. */
const schema = 1
const about = 'ramify.json'

/**
 * The own project file: an archive with `ramify.json` (schema version, documents by title and kind), `documents/<n>.json` (content)
 * and `resources/<n>/<id>` (their bytes). It holds everything that content can say.
 */
export const projectFormat = {
  name: 'Ramify',
  extensions: ['ramify'],
  reader: { recognizes: (file) => file.zip?.has(about) ?? false, read: readProject },
  writer: {
    kinds: ['mindmap', 'flowchart'],
    mediaType: 'application/vnd.ramify+zip',
    holdsSeveral: true,
    write: writeProject,
  },
} satisfies FileFormat

function writeProject(documents: readonly FileDocument[]): Uint8Array {
  const files = new Map<string, Uint8Array | string>()
  const listed = documents.map(({ title, kind, resources }) => ({
    title,
    kind,
    resources: resources.map(({ id, name }) => ({ id, name })),
  }))
  files.set(about, `${JSON.stringify({ schema, documents: listed }, null, 2)}\n`)
  for (const [nth, { content, resources }] of documents.entries()) {
    files.set(`documents/${nth}.json`, contentToJson(content))
    for (const [at, { bytes }] of resources.entries()) files.set(`resources/${nth}/${at}`, bytes)
  }
  refuseUnreadable(files)
  return writeZip(files)
}

function readProject(file: SourceFile): ReadDocument[] {
  const { zip } = file
  const json = parseJson(textOf(zip?.read(about)))
  if (typeof json.schema !== 'number') throw new FileError('format', `${about} without a schema`)
  if (json.schema > schema) throw new FileError('newer', `schema ${json.schema}; this version reads ${schema}`)
  const listed = Array.isArray(json.documents) ? json.documents.filter(isObject) : []
  if (listed.length === 0) throw new FileError('format', 'a project without documents')
  return listed.map((entry, nth) => {
    const content = parseJson(textOf(zip?.read(`documents/${nth}.json`)))
    const title = typeof entry.title === 'string' && entry.title !== '' ? entry.title : file.title
    return readContent(
      content,
      title,
      resourcesOf(entry.resources, (at) => zip?.read(`resources/${nth}/${at}`)),
    )
  })
}

function resourcesOf(listed: unknown, read: (at: number) => Uint8Array | undefined): FileResource[] {
  if (!Array.isArray(listed)) return []
  return listed.flatMap((entry, at) => {
    const bytes = read(at)
    if (!isObject(entry) || typeof entry.id !== 'string' || !bytes) return []
    return [{ id: entry.id, name: typeof entry.name === 'string' ? entry.name : '', bytes }]
  })
}

const textOf = (bytes: Uint8Array | undefined) => (bytes ? decodeText(bytes) : null)
