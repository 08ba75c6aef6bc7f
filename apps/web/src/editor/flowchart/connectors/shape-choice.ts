import { type ConnectorId, isShapeEnd, newId, type ShapeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { flowShape } from '@ramify/scene'
import { surroundings } from '../../core/surroundings.ts'
import { putIntoContainers } from '../containers/put-into.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { arrowPlace } from '../gestures/arrows.ts'
import { directions, opposite, type Side } from '../gestures/sides.ts'
import { addNext } from '../items/add-next.ts'
import { shapeItem } from '../items/items.ts'
import { askForShape } from '../palette/asked-shape.ts'
import { noteRecent, recentShapes } from '../palette/palette-state.ts'
import { newShapeLook } from '../style/default-style.ts'

/** Two rows. */
const most = 8
const common = ['process', 'decision', 'terminator', 'data', 'document', 'database', 'predefined-process', 'text']
/** They are made of parts, or stand around others. */
const notNext = new Set(['group', 'image', 'pool', 'lane', 'container', 'table', 'table-row', 'table-cell'])

const isNotNext = (kind: string) => notNext.has(kind) || flowShape(kind).isFrame

/** The same kind first, then those that were placed last, then the usual ones. */
export function kindsToChoose(same: string | null, recent: readonly string[]): string[] {
  const all = [...(same === null ? [] : [same]), ...recent, ...common]
  return [...new Set(all)].filter((kind) => !isNotNext(kind)).slice(0, most)
}

/** Offers shapes for the next one on a side of a shape. */
export function chooseNext(editor: FlowchartEditor, id: ShapeId, side: Side, isAsked: boolean): void {
  const placed = editor.scene.get().shapeOf(id)
  if (!placed || editor.readOnly) return
  const choose = (kind: string) => {
    // Somebody else may have deleted it meanwhile.
    const shape = editor.document.snapshot.shapes.get(id)
    if (!shape) return
    addNext(editor, shape, side, kind)
    noteRecent(kind)
  }
  if (surroundings.get() === 'hand') {
    if (isAsked) askForShape({ fits: (kind) => !isNotNext(kind), choose })
    return
  }
  editor.connectorState.choice.set({
    at: arrowPlace(placed, side, editor.view.get().zoom),
    side,
    kinds: kindsToChoose(placed.shape.kind, recentShapes.get()),
    isAsked,
    choose,
  })
}

/** Offers shapes for the free end of a connector that was just drawn; what is chosen belongs to the same undo step. */
export function chooseEnd(editor: FlowchartEditor, connector: ConnectorId, start: Point, at: Point): void {
  const { from } = editor.document.snapshot.connectors.get(connector) ?? {}
  const same = from && isShapeEnd(from) ? (editor.document.snapshot.shapes.get(from.shape)?.kind ?? null) : null
  const [dx, dy] = [at.x - start.x, at.y - start.y]
  const side: Side = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'top' : 'bottom'
  const depth = editor.document.undoDepth
  const choose = (kind: string) => {
    if (!editor.document.snapshot.connectors.has(connector) || !editor.hasRoomFor(1)) return
    const { width, height } = flowShape(kind).size
    const { x, y } = directions[side]
    const box = { x: at.x + ((x - 1) * width) / 2, y: at.y + ((y - 1) * height) / 2, width, height, turn: 0 }
    const id = newId()
    const { page, layer } = editor.document.snapshot.connectors.get(connector) ?? {
      page: editor.page.get(),
      layer: null,
    }
    if (editor.document.undoDepth === depth) editor.document.rejoin()
    const added = editor.continueStep({
      type: 'addItems',
      page,
      layer,
      shapes: [{ id, kind, box, look: newShapeLook(kind) }],
    })
    if (!added.ok) return
    editor.continueStep({ type: 'setConnectors', connectors: [connector], to: { shape: id, port: opposite[side] } })
    for (const command of putIntoContainers(editor, [{ id, box }])) editor.continueStep(command)
    editor.document.mark()
    noteRecent(kind)
    editor.select([shapeItem(id)])
    editor.show(shapeItem(id))
  }
  // In a hand every shape is a sheet away, and the few of a menu would lie under the thumb.
  if (surroundings.get() === 'hand') askForShape({ fits: (kind) => !isNotNext(kind), choose })
  else {
    editor.connectorState.choice.set({
      at,
      side,
      kinds: kindsToChoose(same, recentShapes.get()),
      isAsked: true,
      choose,
    })
  }
}
