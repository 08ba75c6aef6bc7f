import { contentToJson, type KindName } from '@ramify/document'
import {
  type Counts,
  countsOf,
  FileError,
  type FileErrorCode,
  type FileResource,
  type ForeignFile,
  formats,
  type ReadDocument,
  type ReportRow,
  readFile,
  SourceFile,
} from '@ramify/formats'

/** What a file holds: for people, and all of it as a file of our own, whose documents are the same whenever they are read. */
export type Parsed =
  | { ok: true; format: string; project: Uint8Array; documents: ParsedDocument[] }
  | { ok: false; code: FileErrorCode; detail: string; foreign?: ForeignFile }

export interface ParsedDocument {
  title: string
  kind: KindName
  counts: Counts
  report: readonly ReportRow[]
}

/** One document of such a file. */
export interface OpenedDocument {
  title: string
  kind: KindName
  /** JSON. */
  content: string
  resources: readonly FileResource[]
  /** Those of them that are attached to topics; the others are pictures. */
  attached: string[]
}

export const parseJobs = {
  parse: ({ name, bytes }: { name: string; bytes: Uint8Array }): Parsed => {
    const read = readFile(name, bytes)
    if (!read.ok) return read
    const project = readableProject(read.documents)
    // Or it would be shown to somebody, and could not be opened then.
    if (!project) return { ok: false, code: 'too-large', detail: 'it has more pictures and text than a file may have' }
    return {
      ok: true,
      format: read.format,
      project,
      documents: read.documents.map((document) => ({
        title: document.title,
        kind: document.kind,
        counts: countsOf([document]),
        report: document.report,
      })),
    }
  },

  open: ({ project, index }: { project: Uint8Array; index: number }): OpenedDocument | null => {
    const read = readFile('file.ramify', project)
    const document = read.ok ? read.documents[index] : undefined
    if (!document) return null
    const { title, kind, content, resources } = document
    return { title, kind, content: contentToJson(content), resources, attached: attachedIn(content) }
  },
}

export type ParseJobs = typeof parseJobs

/** All of them in one file of our own; null where that is past the limits of the files that people bring. */
function readableProject(documents: readonly ReadDocument[]): Uint8Array | null {
  try {
    const project = formats.ramify.writer.write(documents)
    const { zip } = new SourceFile('file.ramify', project)
    for (const name of zip?.names ?? []) zip?.read(name)
    return project
  } catch (error) {
    if (error instanceof FileError) return null
    throw error
  }
}

/** Ids of attached files, wherever they stand in the content. */
function attachedIn(content: object): string[] {
  const ids: string[] = []
  const left: unknown[] = [content]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue
    if ('files' in next && Array.isArray(next.files)) {
      for (const file of next.files as unknown[]) if (hasId(file)) ids.push(file.id)
    }
    for (const value of Object.values(next)) if (typeof value === 'object') left.push(value)
  }
  return ids
}

const hasId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
