export { documentAt } from './address.ts'
export { DocumentScreen } from './DocumentScreen.tsx'
export { documentActions } from './document-actions.ts'
export { useEditorTable } from './open-editor.ts'
