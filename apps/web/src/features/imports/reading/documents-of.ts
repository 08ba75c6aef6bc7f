import type { FileErrorCode, ForeignFile } from '@ramify/formats'
import { newMapDefaults } from '../../../platform/session/new-map-defaults.ts'
import { settings } from '../../../platform/session/settings.ts'
import { currentTheme } from '../../../platform/theme/theme.ts'
import { readInWorker } from './read-in-worker.ts'
import type { WorkerDocument } from './read-messages.ts'

/** The file is none that can be read. `detail` says what is wrong, in English. */
export class Refused extends Error {
  readonly code: FileErrorCode
  readonly detail: string
  /** It is of a program that is known by name. */
  readonly foreign: ForeignFile | undefined

  constructor(code: FileErrorCode, detail: string, foreign?: ForeignFile) {
    super(`${code}: ${detail}`)
    this.name = 'Refused'
    this.code = code
    this.detail = detail
    this.foreign = foreign
  }
}

/** As much as readers take: more is not even brought into memory. */
const mostBytes = 50_000_000

/** All documents of a file, or a `Refused`. */
export async function documentsOf(file: File, signal: AbortSignal): Promise<readonly WorkerDocument[]> {
  if (file.size > mostBytes) throw new Refused('too-large', `the file is larger than ${mostBytes} bytes`)
  const bytes = await bytesOf(file)
  const answer = await readInWorker({ name: file.name, bytes: bytes.slice() }, signal)
  if (answer.type === 'refused') throw new Refused(answer.code, answer.detail, answer.foreign)
  if (answer.type === 'read') return answer.documents
  const { pictureDocument } = await import('../pictures/picture-document.ts')
  const theme = newMapDefaults(settings.get()).theme ?? (currentTheme().shown === 'dark' ? 'midnight' : 'sky-19')
  return [pictureDocument(file.name, bytes, theme)]
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    // A folder was dropped, or the file has gone since.
    throw new Refused('format', `it cannot be opened: ${error instanceof Error ? error.message : String(error)}`)
  }
}
