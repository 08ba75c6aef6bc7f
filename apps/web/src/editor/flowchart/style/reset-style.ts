import type { FlowchartCommand } from '@ramify/document'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import type { Chosen } from './chosen.ts'

/** Gives all of it back to the theme, in one step. */
export function resetStyle(editor: FlowchartEditor, { shapes, connectors, labels }: Chosen): void {
  const commands: FlowchartCommand[] = [
    { type: 'setShapes', shapes: shapes.things.map(({ id }) => id), look: null },
    { type: 'setConnectors', connectors: connectors.things.map(({ id }) => id), look: null },
    { type: 'setLabels', labels: labels.map(({ id }) => id), look: null },
  ]
  editor.batch(commands)
}
