export { ReportPanel } from './ReportPanel.tsx'
export { ReportSheet } from './ReportSheet.tsx'
export { ReportWalkBar } from './ReportWalkBar.tsx'
