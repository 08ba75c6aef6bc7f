export { ImportLayer } from './ImportLayer.tsx'
export { importActions } from './import-actions.ts'
export { ReportPanel, ReportSheet, ReportWalkBar } from './report/late-report.tsx'
export { useOpenReport } from './report/use-open-report.ts'
