export { ExportLayer } from './ExportLayer.tsx'
export { exportActions } from './export-actions.ts'
export { exportAsked, printAsked } from './export-asked.ts'
export { openSource } from './sources/open-source.ts'
