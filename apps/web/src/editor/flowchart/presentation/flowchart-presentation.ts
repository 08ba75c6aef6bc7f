import type { KindPresentation } from '../../views/views-editor.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { shapeItem } from '../items/items.ts'
import { wordsOfItem } from '../items/words-of-item.ts'
import { flowchartPages } from '../pages/flowchart-pages.ts'
import { pageNameIn } from '../pages/pages.ts'
import { stepsOf } from './steps.ts'

/** A flowchart is presented page by page, and on a page from one pool, container or group to the next. */
export const flowchartPresentation: KindPresentation = {
  steps: ({ document, scene }: FlowchartEditor) => stepsOf(document.snapshot, scene.get()),
  reach: (editor: FlowchartEditor, step) => {
    const page = step && pageOfStep(editor, step.items)
    if (page === null || page === undefined || page === editor.page.get()) return false
    editor.showPage(page)
    return true
  },
  // A step about a page shows all of it.
  light: (editor: FlowchartEditor, items) => {
    const [id] = items ?? []
    editor.presented.set(id !== undefined && editor.has(shapeItem(id)) ? id : null)
  },
  nameOf:
    ({ document: { snapshot } }: FlowchartEditor, { items: [id = ''] }) =>
    (translator) => {
      const page = snapshot.pages.find((each) => each.id === id)
      return page ? pageNameIn(snapshot, page, translator) : wordsOfItem(snapshot, { type: 'shape', id }, translator)
    },
  end: () => undefined,
}

function pageOfStep(editor: FlowchartEditor, [id = '']: readonly string[]): string | null {
  return flowchartPages.of(editor, { type: 'page', id }) ?? flowchartPages.of(editor, { type: 'shape', id })
}
