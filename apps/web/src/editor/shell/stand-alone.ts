import '../../ui/tokens.css'

export type { EditorPorts } from '../core/ports.ts'
export { type MountedEditor, mountEditor } from './mount-editor.tsx'
