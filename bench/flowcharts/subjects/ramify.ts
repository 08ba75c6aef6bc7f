import { type FlowchartDocument, openFlowchart } from '@ramify/document'
import type * as Y from 'yjs'
import type { FlowchartEditor } from '../../../apps/web/src/editor/flowchart/flowchart-editor.ts'
import { editorKinds } from '../../../apps/web/src/editor/shell/editor-kinds.ts'
import { mountEditor } from '../../../apps/web/src/editor/shell/mount-editor.tsx'
import { fetchUsualFonts } from '../../../apps/web/src/platform/fonts/index.ts'
import type { ChartSession, ChartSubject } from '../chart-subject.ts'
import { docOf } from './ramify-document.ts'
import '../../../apps/web/src/ui/tokens.css'

// As the app does while the document is on its way.
fetchUsualFonts()
const kind = editorKinds.flowchart()

/** This project's editor, from the document as it comes over the line. */
export const subject: ChartSubject<Y.Doc> = {
  lag: 150,
  gestures: { pan: 'wheel', zoom: { keys: 'control', step: 4.6 } },
  prepare: docOf,
  open,
}

async function open(host: HTMLElement, doc: Y.Doc): Promise<ChartSession> {
  const document: FlowchartDocument = openFlowchart(doc)
  const mounted = mountEditor(host, await kind, document)
  const editor = mounted.editor as FlowchartEditor
  await mounted.rendered
  const page = () => editor.scene.get()
  return {
    fitAll: () => editor.fitAll(),
    reveal({ x, y }) {
      const { width, height } = editor.screen.get()
      editor.view.set({ x: x - width / 2, y: y - height / 2, zoom: 1 })
    },
    selectAll: () => editor.select([...document.snapshot.shapes.keys()].map((id) => ({ type: 'shape', id }))),
    selectNothing: () => editor.select([]),
    selected: () => editor.selection.get().length,
    isDrawn: () =>
      host.querySelector('canvas:not([hidden])') !== null || host.querySelectorAll('[data-connector]').length > 9,
    isSettled: () => page().hasAllWays || editor.gesturePreview.get() !== null,
    count: () => ({ shapes: document.snapshot.shapes.size, connectors: document.snapshot.connectors.size }),
    view() {
      const { x, y, zoom } = editor.view.get()
      const { left, top } = (host.querySelector('[data-map]') as HTMLElement).getBoundingClientRect()
      return { x: left - x * zoom, y: top - y * zoom, scale: zoom }
    },
    placeOf: (id) => {
      const { x, y } = page().shapeOf(id)?.frame ?? { x: Number.NaN, y: Number.NaN }
      return { x, y }
    },
  }
}
