import type { FlowchartCommand, ShapeId } from '@ramify/document'
import { center } from '@ramify/geometry'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { dropTargetAt } from './drop-target.ts'

/**
 * Puts shapes that have just come to the page into the containers and lanes under their middles. They are in the document already, the
 * page that is shown may not have them yet.
 */
export function* putIntoContainers(
  editor: FlowchartEditor,
  shapes: readonly {
    readonly id: ShapeId
    readonly box: Readonly<Partial<Record<'x' | 'y' | 'width' | 'height', number>>>
  }[],
): Iterable<FlowchartCommand> {
  const own = new Set(shapes.map(({ id }) => id))
  const targets = shapes.map(({ id, box: { x = 0, y = 0, width = 0, height = 0 } }) => ({
    id,
    target: dropTargetAt(editor, center({ x, y, width, height }), own)?.id,
  }))
  for (const [parent, inside] of Map.groupBy(targets, ({ target }) => target)) {
    if (parent === undefined || !editor.document.snapshot.shapes.has(parent)) continue
    yield { type: 'moveItems', shapes: inside.map(({ id }) => id), parent }
  }
}
