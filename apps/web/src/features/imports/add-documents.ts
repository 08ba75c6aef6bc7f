import type { FileResource, ReportRow } from '@ramify/formats'
import { notify } from '../../platform/notices/notices.ts'
import { addFilled, type Made, takeBackMade } from '../files/index.ts'
import { documentNames } from './document-names.ts'
import { keepResource } from './keep-resource.ts'
import { linkDocuments } from './link-documents.ts'
import type { WorkerDocument } from './reading/read-messages.ts'

export interface Added {
  readonly made: Made
  readonly kind: WorkerDocument['kind']
  readonly name: string
  readonly report: readonly ReportRow[]
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
    for (const [nth, { kind, json, isDeep, resources, report }] of documents.entries()) {
      const name = names[nth] ?? fileName
      const filled = {
        name,
        content: JSON.parse(json) as object,
        isTooDeep: isDeep || json.length > mostInCall,
        bring: async (made: Made) => {
          // Known at once: it has to go again when a picture of it is given up.
          added.push({ made, kind, name, report })
          for (const resource of resources) {
            signal.throwIfAborted()
            if (!(await bringResource(made, resource))) missing++
            step()
          }
        },
      }
      await addFilled(kind, filled, folder)
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
