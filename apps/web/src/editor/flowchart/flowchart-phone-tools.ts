import type { PhoneToolsOfKind } from '../editor-kind.ts'
import type { FlowchartEditor } from './flowchart-editor.ts'
import { flowchartFormat } from './style/flowchart-format.tsx'

const ofShapes = ['editor.edit', 'editor.format', 'editor.duplicate', 'editor.delete']
/** A connector has no other shape, and nobody wants it twice. */
const ofConnectors = ['editor.edit', 'flowchart.connector-reverse', 'editor.format', 'editor.delete']

/** What a thumb finds in a flowchart. */
export const flowchartPhoneTools: PhoneToolsOfKind = {
  strip: (editor: FlowchartEditor) =>
    editor.selection.get().every(({ type }) => type === 'connector') ? ofConnectors : ofShapes,
  format: flowchartFormat,
  // Clear of the arrows that draw connectors.
  stripGap: 44,
  whileWriting: () => ({ first: [], elsewhere: ['editor.link', 'editor.note'] }),
  dock: ['flowchart.tool-connector', 'flowchart.text', 'flowchart.image'],
}
