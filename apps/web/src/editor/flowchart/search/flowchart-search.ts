import type { RichText } from '@ramify/document'
import type { KindSearch } from '../../views/search/search.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { textPlace } from '../text/flowchart-texts.ts'

/** Words of shapes and labels on all pages. */
export const flowchartSearch: KindSearch = {
  *texts({ document: { snapshot } }: FlowchartEditor) {
    for (const { id, text } of snapshot.shapes.values()) yield searched('shape', id, text)
    for (const { id, text } of snapshot.labels.values()) yield searched('label', id, text)
  },
  goTo: (editor: FlowchartEditor, { id, part }) => {
    const { shapes, connectors, labels } = editor.document.snapshot
    const page = part === 'label' ? connectors.get(labels.get(id)?.connector ?? '')?.page : shapes.get(id)?.page
    if (page !== undefined) editor.showPage(page)
    editor.select([{ type: part, id }])
    editor.show({ type: part, id })
  },
  canReplace: () => true,
  replace: (editor: FlowchartEditor, hits, instead) => {
    const { shapes, labels } = editor.document.snapshot
    editor.batch(
      hits.toReversed().map((hit) => {
        const text = (hit.part === 'label' ? labels.get(hit.id) : shapes.get(hit.id))?.text.text ?? ''
        const delta = [{ retain: hit.start }, { delete: hit.end - hit.start }, { insert: instead(text, hit) }]
        return {
          type: 'editText' as const,
          ...textPlace({ type: hit.part, id: hit.id }),
          delta: delta.filter((step) => !('retain' in step) || step.retain !== 0),
        }
      }),
    )
  },
  keptReason: () => null,
}

function searched(part: 'shape' | 'label', id: string, { text }: RichText) {
  return { id, part, nth: 0, owner: id, words: text }
}
