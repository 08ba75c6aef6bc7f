import { type FlowchartCommand, newFlowchart, openFlowchart } from '@ramify/document'
import { editorKinds } from '../../../apps/web/src/editor/shell/editor-kinds.ts'
import { mountEditor } from '../../../apps/web/src/editor/shell/mount-editor.tsx'

/** What is in it; without that one shape. */
export interface ToldFlowchart {
  readonly items: Omit<Extract<FlowchartCommand, { type: 'addItems' }>, 'type'>
  readonly theme: string
}

/** An editor of a flowchart, for a page in a browser. */
export async function mountFlowchart(element: HTMLElement, told?: ToldFlowchart) {
  const document = openFlowchart(newFlowchart({ pageName: 'Page 1', ...(told && { theme: told.theme }) }))
  const box = { x: 0, y: 0, width: 120, height: 50 }
  document.execute({ type: 'addItems', ...(told?.items ?? { shapes: [{ kind: 'terminator', box, text: 'Begin' }] }) })
  const { editor } = mountEditor(element, await editorKinds.flowchart(), document)
  return {
    /** Shows the page from this corner on, as large as it is. */
    lookFrom: (x: number, y: number) => editor.view.set({ x, y, zoom: 1 }),
    view: () => editor.view.get(),
    selected: () => editor.selection.get().map(({ id }) => document.snapshot.shapes.get(id)?.text.text ?? null),
    shapes: () => [...document.snapshot.shapes.values()].map(({ kind, text, box }) => ({ kind, text: text.text, box })),
    connectors: () => [...document.snapshot.connectors.values()].map(({ from, to }) => ({ from, to })),
  }
}
