import { useEffect } from 'react'
import { useStore } from '../../../platform/store.ts'
import { reportedDocument, shownReport } from './shown-report.ts'
import { type ShownReport, useReport } from './use-report.ts'

/** The report of the document that is open, while it is shown. */
export function useOpenReport(documentId: string): ShownReport | null {
  const report = useReport(documentId)
  const isShown = useStore(shownReport) === documentId
  const hasReport = report !== null
  useEffect(() => {
    reportedDocument.set(hasReport ? documentId : null)
    return () => reportedDocument.set(null)
  }, [hasReport, documentId])
  return isShown ? report : null
}
