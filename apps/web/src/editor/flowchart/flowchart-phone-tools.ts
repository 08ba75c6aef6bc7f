import { Link } from 'lucide-react'
import { lazyComponent } from '../../platform/lazy-module.tsx'
import type { PhoneToolsOfKind } from '../editor-kind.ts'
import { PanelFailed } from '../views/panels/PanelFailed.tsx'
import type { FlowchartEditor } from './flowchart-editor.ts'
import { flowchartFormat } from './style/flowchart-format.tsx'
import { flowchartMenu } from './style/flowchart-menu.ts'

const LinkPanel = lazyComponent(
  () => import('./links/LinkDialog.tsx').then((module) => module.LinkPanel),
  null,
  PanelFailed,
)

const ofShapes = ['editor.edit', 'flowchart.replace-shape', 'editor.format', 'editor.duplicate', 'editor.delete']
/** A connector has no other shape, and nobody wants it twice. */
const ofConnectors = ['editor.edit', 'flowchart.connector-reverse', 'editor.format', 'editor.delete']

const panels = [{ label: 'editor.action.link', icon: Link, Content: LinkPanel }] as const

/** What a thumb finds in a flowchart. */
export const flowchartPhoneTools: PhoneToolsOfKind = {
  strip: (editor: FlowchartEditor) =>
    editor.selection.get().every(({ type }) => type === 'connector') ? ofConnectors : ofShapes,
  format: flowchartFormat,
  menu: flowchartMenu,
  // Clear of the arrows that draw connectors.
  stripGap: 58,
  whileWriting: () => ({ first: [], elsewhere: ['editor.note'] }),
  keyboardPanels: () => panels,
  dock: ['flowchart.tool-connector', 'flowchart.text', 'flowchart.image'],
}
