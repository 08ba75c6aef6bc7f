import { currentTranslator } from '../../../platform/i18n/language.ts'
import { subscribeToAll } from '../../../platform/store.ts'
import { leadOf } from '../../core/selection.ts'
import type { KindComments } from '../../editor-kind.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { findItem } from '../items/find-item.ts'
import { goToItem } from '../items/go-to-item.ts'
import { wordsOfItem } from '../items/words-of-item.ts'

/** Comments on a flowchart are about its shapes and connectors. */
export const flowchartComments: KindComments = {
  texts: {
    only: 'flowchart.comments.only',
    one: 'flowchart.comments.one',
    deleted: 'flowchart.comments.deleted',
    whole: 'flowchart.comments.whole',
    onWhole: 'flowchart.comments.on-whole',
  },
  describe: ({ document, scene }: FlowchartEditor, id) => {
    const found = findItem(document.snapshot, id)
    if (!found) return null
    const page = scene.get()
    // What is on another page, or on a hidden layer, has no place, and so no colour.
    const style = page.shapeOf(id)?.face.style
    const color = style?.border ?? style?.fill ?? page.connectorOf(id)?.color ?? 'currentcolor'
    return { text: wordsOfItem(document.snapshot, found.item, currentTranslator()), color }
  },
  show: (editor: FlowchartEditor, id) => {
    goToItem(editor, id)
    const found = findItem(editor.document.snapshot, id)
    // On a phone the comments lie over the middle.
    if (found) editor.show(found.item)
  },
  chosen: (editor: FlowchartEditor) => commentedItem(editor),
  subscribe: ({ scene, selection }: FlowchartEditor, listener) => subscribeToAll([scene, selection], listener),
}

/** The shape or connector that is meant by what is selected; of a label, its connector. */
export function commentedItem({ selection, document }: Pick<FlowchartEditor, 'selection' | 'document'>): string | null {
  const lead = leadOf(selection.get())
  if (lead?.type === 'label') return document.snapshot.labels.get(lead.id)?.connector ?? null
  return lead?.id ?? null
}
