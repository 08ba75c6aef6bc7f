// What looking at a shared map needs, apart from the rest: it brings the document model with it.
export { useViewerTable } from './viewer/open-viewer.ts'
export { ViewerPage } from './viewer/ViewerPage.tsx'
export { viewerActions } from './viewer/viewer-actions.ts'
