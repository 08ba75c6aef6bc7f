import { useEditor } from '../core/use-editor.ts'
import type { FlowchartEditor } from './flowchart-editor.ts'

export const useFlowchartEditor = (): FlowchartEditor => useEditor<FlowchartEditor>()
