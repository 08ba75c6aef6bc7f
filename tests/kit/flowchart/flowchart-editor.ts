import { newFlowchart, openFlowchart } from '@ramify/document'
import { flowchart } from '../../../apps/web/src/editor/flowchart/flowchart.ts'
import { mountEditor } from '../../../apps/web/src/editor/shell/mount-editor.tsx'

/** An editor of a flowchart with one shape, for a page in a browser. */
export function mountFlowchart(element: HTMLElement) {
  const document = openFlowchart(newFlowchart({ pageName: 'Page 1' }))
  const box = { x: 0, y: 0, width: 120, height: 50 }
  document.execute({ type: 'addItems', shapes: [{ kind: 'terminator', box, text: 'Begin' }] })
  mountEditor(element, flowchart, document)
  return {
    shapes: () => [...document.snapshot.shapes.values()].map(({ kind, text, box }) => ({ kind, text: text.text, box })),
    connectors: () => [...document.snapshot.connectors.values()].map(({ from, to }) => ({ from, to })),
  }
}
