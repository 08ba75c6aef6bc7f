import { CallError } from '@ramify/contract'
import type { KindName } from '@ramify/document'
import type { FileResource, ReportRow } from '@ramify/formats'
import { notify } from '../../platform/notices/notices.ts'
import { addFilled, type Filled, type Made, takeBackMade } from '../files/index.ts'
import { documentNames } from './document-names.ts'
import { keepResource } from './keep-resource.ts'
import { linkDocuments } from './link-documents.ts'
import type { WorkerDocument } from './reading/read-messages.ts'
import { reportAfterLosses } from './report/report-after-losses.ts'

export interface Added {
  readonly made: Made
  readonly kind: WorkerDocument['kind']
  readonly name: string
  readonly report: readonly ReportRow[]
  readonly isPicture: boolean
}

interface Options {
  /** Where they are to lie; null is the outermost. */
  readonly folder: string | null
  readonly signal: AbortSignal
  /** Documents and pictures that are there, of all. */
  readonly onProgress: (done: number, total: number) => void
}

/** More than a call may carry: such a document begins in this browser, and follows from there. */
const mostInCall = 12_000_000

/** Makes all documents of a file, or none: what was made is taken back when one cannot be, or when the person gives up. */
export async function addDocuments(
  fileName: string,
  documents: readonly WorkerDocument[],
  { folder, signal, onProgress }: Options,
): Promise<readonly Added[]> {
  const names = documentNames(
    fileName,
    documents.map(({ title }) => title),
  )
  const total = documents.reduce((sum, { resources }) => sum + 1 + resources.length, 0)
  let done = 0
  const step = () => onProgress(++done, total)
  const added: Added[] = []
  let missing = 0
  try {
    onProgress(0, total)
    for (const [nth, { kind, json, isDeep, resources, report, isPicture = false }] of documents.entries()) {
      const name = names[nth] ?? fileName
      const lost: FileResource[] = []
      const filled: Filled = {
        name,
        content: JSON.parse(json) as object,
        beginsHere: isDeep || json.length > mostInCall,
        bring: async (made: Made) => {
          // Known at once: it has to go again when a picture of it is given up.
          const place = added.push({ made, kind, name, report, isPicture }) - 1
          for (const resource of resources) {
            signal.throwIfAborted()
            if (!(await bringResource(made, resource))) lost.push(resource)
            step()
          }
          added[place] = { made, kind, name, report: reportAfterLosses(report, lost), isPicture }
        },
      }
      await (nth === 0 ? addFilled(kind, filled, folder) : addAfterOthers(kind, filled, folder))
      missing += lost.length
      step()
      signal.throwIfAborted()
    }
  } catch (error) {
    await takeBackMade(added.map(({ made }) => made))
    throw error
  }
  const linked = await linkDocuments(documents, added)
  if (missing > 0) notify({ kind: 'error', words: ({ text }) => text('imports.no-resources', { count: missing }) })
  return linked
}

/**
 * A file whose first document has room arrives whole: where the limit is reached after that, the others begin in this browser and follow
 * into the account from there.
 */
async function addAfterOthers(kind: KindName, filled: Filled, folder: string | null): Promise<Made> {
  try {
    return await addFilled(kind, filled, folder)
  } catch (error) {
    if (!isOverLimit(error)) throw error
    return addFilled(kind, { ...filled, beginsHere: true }, folder)
  }
}

/** The plan has no room for another document. */
export const isOverLimit = (error: unknown) => error instanceof CallError && error.errno === -111

/** False: it could not be kept. The document is there all the same. */
async function bringResource(made: Made, resource: FileResource): Promise<boolean> {
  try {
    await keepResource(made, resource)
    return true
  } catch (error) {
    console.warn('A resource is not imported', error)
    return false
  }
}
