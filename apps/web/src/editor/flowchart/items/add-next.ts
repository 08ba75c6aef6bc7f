import { type FlowchartCommand, newId, type ShapeId, type ShapeSnapshot } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { inflate, intersects, type Rect } from '@ramify/geometry'
import { makeRoomAround } from '../containers/make-room.ts'
import { putIntoContainers } from '../containers/put-into.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { directions, opposite, type Side } from '../gestures/sides.ts'
import { newShape } from '../lanes/new-shape.ts'
import { isLane, outermostStack, partOf } from '../lanes/parts.ts'
import { newConnectorStyle, newShapeLook } from '../style/default-style.ts'
import { shapeItem } from './items.ts'
import { isLockedShape } from './locked.ts'

/** Between a shape and the next. */
const gap = 60
/** And between two that follow the same one. */
const aside = 40
/** At least this far from all others. */
const clear = 10

/** The next shape on one side, of the same kind or another, with a connector to it; it is selected, and the first key writes in it. */
export function addNext(editor: FlowchartEditor, leading: ShapeSnapshot, side: Side, kind = leading.kind): void {
  const { snapshot } = editor.document
  const from = snapshot.shapes.get(outermostStack(snapshot, leading.id)) ?? leading
  const placed = editor.scene.get().shapeOf(from.id)
  const isSame = kind === leading.kind
  const [top, ...inside] = newShape(isSame ? from.kind : kind, { x: 0, y: 0 })
  if (!placed || !editor.hasRoomFor(1 + inside.length)) return
  const { width = 0, height = 0 } = isSame && inside.length === 0 ? from.box : top.box
  const at = freePlace(editor, placed.box, { width, height }, side)
  const { id } = top
  const connector = newId()
  const box = { ...at, width, height, turn: 0 }
  const add: FlowchartCommand = {
    type: 'addItems',
    page: from.page,
    layer: from.layer,
    shapes: [{ ...top, box, look: isSame ? from.look : newShapeLook(kind) }, ...inside],
    connectors: [
      {
        id: connector,
        ...newConnectorStyle(),
        from: { shape: from.id, port: side },
        to: { shape: id, port: opposite[side] },
      },
    ],
  }
  if (!editor.batch(withRoom(editor, add, { id, box }, from)).ok) return
  editor.select([shapeItem(id)])
  // The pointer may still be where the arrow of the last one was: one goes on from the new one.
  editor.hovered.set(null)
  editor.show(shapeItem(id))
}

/** In the container or lane at its place, which makes room for it. Beyond the end of a pool that is the lane of the shape before. */
function* withRoom(
  editor: FlowchartEditor,
  add: FlowchartCommand,
  added: { readonly id: ShapeId; readonly box: Rect },
  { parent }: ShapeSnapshot,
): Iterable<FlowchartCommand> {
  yield add
  yield* putIntoContainers(editor, [added])
  const { document } = editor
  const lane = parent === null ? undefined : partOf(document.snapshot, parent)
  const isOutside = document.snapshot.shapes.get(added.id)?.parent === null
  if (isOutside && lane && isLane(lane) && !isLockedShape(document.snapshot, lane.shape.id)) {
    yield { type: 'moveItems', shapes: [added.id], parent: lane.shape.id }
  }
  yield* makeRoomAround(editor, added.id)
}

/** Beside the shape; where others stand already, further along its side, in turns. */
function freePlace(editor: FlowchartEditor, box: Rect, size: { width: number; height: number }, side: Side): Point {
  const { x, y } = directions[side]
  const middle = {
    x: box.x + box.width / 2 + x * (box.width / 2 + gap + size.width / 2),
    y: box.y + box.height / 2 + y * (box.height / 2 + gap + size.height / 2),
  }
  const step = x === 0 ? { x: size.width + aside, y: 0 } : { x: 0, y: size.height + aside }
  for (let nth = 0; nth < 40; nth++) {
    const times = nth === 0 ? 0 : (nth % 2 === 1 ? 1 : -1) * Math.ceil(nth / 2)
    const place = {
      x: middle.x - size.width / 2 + times * step.x,
      y: middle.y - size.height / 2 + times * step.y,
      ...size,
    }
    const isTaken = editor.scene
      .get()
      .shapesIn(inflate(place, clear))
      .some((other) => !other.face.form.isFrame && intersects(other.box, inflate(place, clear)))
    if (!isTaken) return { x: place.x, y: place.y }
  }
  return { x: middle.x - size.width / 2, y: middle.y - size.height / 2 }
}
