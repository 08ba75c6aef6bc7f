import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ImportedFile, importedFileOf } from '../../../platform/imports/imported-files.ts'
import { draftsRoom } from '../../files/index.ts'
import { type ReportModel, reportModel } from './report-model.ts'

export interface ShownReport {
  readonly file: ImportedFile
  readonly model: ReportModel
  /** The document in the file. */
  readonly nth: number
}

interface Found {
  readonly file: ImportedFile | null
  readonly ids: readonly string[]
}

/** The report of a document that came from a file; null where it did not, or this browser does not know. */
export function useReport(documentId: string): ShownReport | null {
  const { data } = useQuery({
    queryKey: ['import-report', documentId],
    queryFn: () => find(documentId),
    staleTime: 0,
    networkMode: 'always',
  })
  return useMemo(() => {
    if (!data?.file) return null
    const { file, ids } = data
    const nth = file.documents.findIndex(({ address }) => ids.includes(address.id))
    return { file, nth, model: reportModel(file, ids) }
  }, [data])
}

/** A draft keeps its report when it becomes a file. */
async function find(documentId: string): Promise<Found> {
  try {
    const { draftsOfFile } = await draftsRoom()
    const ids = [documentId, ...(await draftsOfFile(documentId))]
    return { file: await importedFileOf(ids), ids }
  } catch (error) {
    // A browser that keeps nothing has no reports.
    console.warn('No import reports', error)
    return { file: null, ids: [] }
  }
}
