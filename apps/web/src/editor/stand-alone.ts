import '../ui/tokens.css'

export { type MountedEditor, mountEditor } from './mount-editor.tsx'
export type { EditorPorts } from './ports.ts'
