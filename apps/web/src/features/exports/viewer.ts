// What exporting a shared document needs, apart from the rest: readers do not load the page of documents.
export { ExportLayer } from './ExportLayer.tsx'
export { viewerExportActions } from './viewer-export-actions.ts'
