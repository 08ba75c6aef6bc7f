import { CallError } from '@ramify/contract'
import { notify } from '../../platform/notices/notices.ts'
import { errorText } from '../../platform/show-error.ts'
import { trackUse } from '../../platform/tracking/track.ts'
import { folderAt, openMade, tellRefusal } from '../files/index.ts'
import { type Added, addDocuments, isOverLimit } from './add-documents.ts'
import { type Failure, importState } from './import-state.ts'
import { documentOfPicture } from './pictures/use-picture-offer.ts'
import { documentsOf, Refused } from './reading/documents-of.ts'
import { keepReport } from './report/keep-report.ts'
import { shownReport } from './report/shown-report.ts'

/**
 * Makes documents of files, in the folder that is shown. The one document of one file is opened, with its report beside it. Whether all
 * files came in.
 */
export async function importFiles(files: readonly File[]): Promise<boolean> {
  if (importState.get()?.status === 'running' || files.length === 0) return false
  const controller = new AbortController()
  const { signal } = controller
  const folder = folderAt(location.pathname)
  const failures: Failure[] = []
  const all: Added[] = []
  let came = 0
  const tell = (nth: number, name: string, done: number, total: number) =>
    importState.set({
      status: 'running',
      name,
      nth,
      count: files.length,
      done,
      total,
      cancel: () => controller.abort(),
    })
  for (const [nth, file] of files.entries()) {
    const begun = performance.now()
    tell(nth, file.name, 0, 0)
    try {
      const documents = await documentsOf(file, signal)
      const onProgress = (done: number, total: number) => tell(nth, file.name, done, total)
      const added = await addDocuments(file.name, documents, { folder, signal, onProgress })
      await keepReport(file, added, performance.now() - begun)
      all.push(...added)
      came += 1
      trackUse('import_file', { count: added.length })
    } catch (error) {
      if (signal.aborted) break
      failures.push(failureOf(file.name, error))
      // The plan has no room for more documents: the others would be refused as well.
      if (isOverLimit(error)) {
        tellRefusal(error)
        failures.pop()
        break
      }
    }
  }
  importState.set(failures.length > 0 ? { status: 'failed', failures } : null)
  const [first] = all
  if (first && files.length === 1) show(first)
  else if (first) notify({ kind: 'status', words: ({ text }) => text('imports.done', { count: all.length }) })
  return came === files.length
}

function show({ made, report, isPicture }: Added): void {
  if (isPicture) documentOfPicture.set(made.id)
  openMade(made)
  if (report.length > 0) shownReport.set(made.id)
}

function failureOf(name: string, error: unknown): Failure {
  if (error instanceof Refused && error.foreign) {
    const { program, hint, formats } = error.foreign
    return { name, words: ({ message }) => message(`907:${hint}`, { program, formats }), detail: null }
  }
  if (error instanceof Refused) {
    return { name, words: ({ text }) => text(`imports.refused.${error.code}`), detail: error.detail }
  }
  if (!(error instanceof CallError)) console.error(error)
  return { name, words: (translator) => errorText(error, translator), detail: null }
}
