export { ExportLayer } from './ExportLayer.tsx'
export { exportActions } from './export-actions.ts'
