import type { ShapeSnapshot } from '@ramify/document'
import { leadOf } from '../../core/selection.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

/** The shape that was selected last, if that is what was. */
export function leadShape({
  selection,
  document,
}: Pick<FlowchartEditor, 'selection' | 'document'>): ShapeSnapshot | undefined {
  const lead = leadOf(selection.get())
  return lead?.type === 'shape' ? document.snapshot.shapes.get(lead.id) : undefined
}
