import type { KindName } from '@ramify/document'
import { fetchTexts } from '../../platform/i18n/language.ts'
import type { EditorKind } from '../editor-kind.ts'
import { mindmap } from '../mindmap/mindmap.ts'

/** Every kind of document that can be edited. What draws flowcharts is fetched with the first of them: most documents are maps. */
export const editorKinds: Record<KindName, () => Promise<EditorKind>> = {
  mindmap: async () => mindmap,
  flowchart: async () => {
    const [{ flowchart }] = await Promise.all([import('../flowchart/flowchart.ts'), fetchTexts('flowchart')])
    return flowchart
  },
}
