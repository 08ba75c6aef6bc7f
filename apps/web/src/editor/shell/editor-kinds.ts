import type { KindName } from '@ramify/document'
import type { EditorKind } from '../editor-kind.ts'
import { mindmap } from '../mindmap/mindmap.ts'

/** Every kind of document that can be edited. What draws flowcharts is fetched with the first of them: most documents are maps. */
export const editorKinds: Record<KindName, () => Promise<EditorKind>> = {
  mindmap: async () => mindmap,
  flowchart: async () => (await import('../flowchart/flowchart.ts')).flowchart,
}
