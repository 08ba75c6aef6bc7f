import type { ConnectorId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { type ConnectorHandle, editedConnector, isOrthogonal } from './connector-handles.ts'

/** Takes a fixed bend out of a route; of an orthogonal one both ends of a piece. The last one taken leaves the route to be found. */
export function removeBend(editor: FlowchartEditor, handle: ConnectorHandle): boolean {
  editor.connectorState.bend.set(null)
  const placed = editedConnector(editor)
  if (!placed || placed.connector.bends.length === 0) return false
  const { id, connector, parts } = placed
  if (handle.kind === 'bend') setBends(editor, id, connector.bends.toSpliced(handle.nth, 1))
  else if (handle.kind === 'piece') {
    const ends = parts.route.points.slice(handle.piece, handle.piece + 2)
    const bends = connector.bends.filter((bend) => !ends.some(({ x, y }) => x === bend.x && y === bend.y))
    if (bends.length === connector.bends.length) return false
    setBends(editor, id, bends)
  } else return false
  return true
}

/** The bend that was pressed last, while its connector is selected. */
export function chosenBend(editor: FlowchartEditor): { readonly id: ConnectorId; readonly nth: number } | null {
  const nth = editor.connectorState.bend.get()
  const placed = nth === null ? null : editedConnector(editor)
  if (nth === null || !placed || isOrthogonal(placed) || nth >= placed.connector.bends.length) return null
  return { id: placed.id, nth }
}

export function removeChosenBend(editor: FlowchartEditor): boolean {
  const chosen = chosenBend(editor)
  if (!chosen) return false
  return removeBend(editor, { kind: 'bend', nth: chosen.nth, at: { x: 0, y: 0 } })
}

export function moveChosenBend(editor: FlowchartEditor, by: Point): boolean {
  const chosen = chosenBend(editor)
  const connector = chosen && editor.document.snapshot.connectors.get(chosen.id)
  const bend = connector?.bends[chosen?.nth ?? 0]
  if (!chosen || !connector || !bend) return false
  setBends(editor, chosen.id, connector.bends.with(chosen.nth, { x: bend.x + by.x, y: bend.y + by.y }))
  return true
}

function setBends(editor: FlowchartEditor, id: ConnectorId, bends: readonly Point[]): void {
  editor.execute({ type: 'setConnectors', connectors: [id], bends: bends.length > 0 ? bends : null })
}
