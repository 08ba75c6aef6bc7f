import {
  boxIn,
  type ConnectorId,
  type FlowchartCommand,
  type FlowchartSnapshot,
  type Frame,
  frameOf,
  type ShapeId,
  type ShapeSnapshot,
} from '@ramify/document'
import { center, contains, type Point, translateRect, union } from '@ramify/geometry'
import { type PlacedShape, pointOnGrid } from '@ramify/scene'
import { isFar, toMap } from '../../core/viewport/viewport.ts'
import { leadingPoint, scrollAtEdge } from '../../input/gestures/edge-scroll.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import {
  type CarriedConnector,
  carriedConnectors,
  moveConnectors,
  movedConnectors,
} from '../connectors/carried-connectors.ts'
import { lineUnder, splitting } from '../connectors/split-under.ts'
import { dropTargetAt } from '../containers/drop-target.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { duplicateBy } from '../items/duplicate.ts'
import { idsOf, outermost, shapeItem } from '../items/items.ts'
import { isLockedShape } from '../items/locked.ts'
import { OverlaidMap } from '../items/overlaid-map.ts'
import { followingBends, withBends } from '../lanes/following-bends.ts'
import { outermostStack } from '../lanes/parts.ts'
import { boxesBeside, snapReach } from './beside.ts'
import { snap } from './snap.ts'

/** With more shapes in the hand, lines to what stays are straight until they are let go. */
const mostLive = 20
/** The boxes of more copies than this are one. */
const mostCopies = 200

/**
 * Carries what is selected; connectors find their ways anew with every move. Written down only when it is let go. Shift keeps to one
 * axis, Ctrl goes without snapping, Alt leaves the original where it is and makes a copy. A finger carries them above itself: `raised` by
 * so much, in lengths of the page.
 */
export function dragShapes(editor: FlowchartEditor, start: Sample, raised = 0): Gesture {
  const { snapshot } = editor.document
  const ids = movableOf(snapshot, idsOf(editor.selection.get()).shapes)
  const before = new Map(ids.flatMap((id) => entryOf(editor, id)))
  const boxes = ids.map((id) => editor.scene.get().boxOf(shapeItem(id))).filter((box) => box !== undefined)
  const around = union(boxes)
  const moving = new Set(ids)
  const carried = withInside(snapshot, ids)
  let others = boxesBeside(editor, moving)
  const from = toMap(editor.view.get(), start.point)
  const lines = carriedConnectors(snapshot, moving, idsOf(editor.selection.get()).connectors)
  const page = editor.scene.get()
  const { bounds } = page
  // Lines go around what is carried: it is the ways from before that it can be put on, and a page has those of when it is asked first.
  page.connectorsIn({ ...from, width: 0, height: 0 })
  const [only, another] = ids
  const lineAt = () => {
    const entry = only === undefined || another !== undefined ? undefined : before.get(only)
    if (!entry) return null
    return lineUnder(
      page,
      snapshot,
      { ...entry.shape, box: translateRect(entry.placed.box, by) },
      editor.view.get().zoom,
    )
  }
  const preview = editor.gesturePreview
  let by: Point = { x: 0, y: 0 }
  let last = start

  const follow = (sample: Sample) => {
    last = sample
    const { point, extends: isStraight, toggles: isFree, copies } = sample
    const finger = toMap(editor.view.get(), point)
    const to = { x: finger.x, y: finger.y - raised }
    const moved = { x: to.x - from.x, y: to.y - from.y }
    const wanted = isStraight ? straightened(moved, moved) : moved
    const { zoom } = editor.view.get()
    const snapped = around && !isFree ? snap(translateRect(around, wanted), others, snapReach / zoom) : noSnap
    const there = { x: wanted.x + snapped.by.x, y: wanted.y + snapped.by.y }
    by = pointOnGrid(isStraight ? straightened(there, moved) : there)
    show(copies)
    const into = dropTargetAt(editor, to, moving)
    const line = copies ? null : lineAt()
    preview.set({
      kind: 'carry',
      guides: snapped.guides,
      into: into ? into.box : null,
      copies: copies ? copiesAt(by) : [],
      ...(line && { splits: line.path }),
    })
    return { into, line }
  }
  const show = (isCopied: boolean) => {
    const isMany = carried.size > mostLive
    // Far away thousands of others are on the screen, and would all be painted with every move.
    const isApart = !isCopied && (isMany || isFar(editor.view.get()))
    editor.carry(isApart ? { shapes: carried, by: isMany ? by : null } : null)
    if (isCopied) return editor.preview(null)
    if (isMany) return editor.preview(lines.length > 0 ? { connectors: movedConnectors(lines, by) } : null)
    const shapes = new Map([...before].map(([id, { shape, frame }]) => [id, movedShape(editor, shape, frame, by)]))
    const connectors = followingBends(editor.document.snapshot, { shapes: OverlaidMap.of(snapshot.shapes, shapes) })
    editor.preview({ shapes, connectors: new Map([...connectors, ...movedConnectors(lines, by)]) })
  }
  const copiesAt = (by: Point) =>
    (boxes.length > mostCopies && around ? [around] : boxes).map((box) => translateRect(box, by))
  const end = () => {
    preview.set(null)
    editor.preview(null)
    editor.carry(null)
  }
  const gesture: Gesture = {
    cursor: 'move',
    move: (sample) => {
      follow(sample)
      return gesture
    },
    tick: (elapsed) => {
      const { x, y } = last.point
      const carried = { x, y: y - raised * editor.view.get().zoom }
      if (!scrollAtEdge(editor, leadingPoint(last.point, carried, editor.screen.get()), elapsed, bounds)) return
      // Others have come into sight.
      others = boxesBeside(editor, moving)
      follow(last)
    },
    end: (sample) => {
      const { into, line } = follow(sample)
      end()
      if (by.x === 0 && by.y === 0) return
      if (sample.copies) {
        duplicateBy(editor, by)
        return
      }
      const living = new Map([...before].filter(([id]) => editor.document.snapshot.shapes.has(id)))
      editor.batch(
        withBends(
          editor.document,
          commandsFor(editor, living, { lines, split: line?.id ?? null }, by, into?.id ?? null),
        ),
      )
    },
    cancel: end,
  }
  return gesture
}

/** Along the axis on which it was moved further. */
function straightened(by: Point, moved: Point): Point {
  return Math.abs(moved.x) >= Math.abs(moved.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y }
}

const noSnap = { by: { x: 0, y: 0 }, guides: [] }

/** Parts of a stack have their places from it, so the whole of it is carried. */
function movableOf(snapshot: FlowchartSnapshot, ids: readonly ShapeId[]): ShapeId[] {
  const wholes = [...new Set(ids.map((id) => outermostStack(snapshot, id)))]
  return outermost(snapshot, wholes).filter((id) => snapshot.shapes.has(id) && !isLockedShape(snapshot, id))
}

function withInside({ shapes }: FlowchartSnapshot, ids: readonly ShapeId[]): Set<ShapeId> {
  const all = new Set(ids)
  for (const id of all) for (const child of shapes.get(id)?.children ?? []) all.add(child)
  return all
}

interface Entry {
  readonly shape: ShapeSnapshot
  readonly placed: PlacedShape
  /** Where it was, on the page. */
  readonly frame: Frame
}

function entryOf(editor: FlowchartEditor, id: ShapeId): [ShapeId, Entry][] {
  const shape = editor.document.snapshot.shapes.get(id)
  const placed = editor.scene.get().shapeOf(id)
  return shape && placed ? [[id, { shape, placed, frame: placed.frame }]] : []
}

function movedShape({ document }: FlowchartEditor, shape: ShapeSnapshot, frame: Frame, by: Point): ShapeSnapshot {
  const outer = shape.parent === null ? undefined : frameOf(document.snapshot, shape.parent)
  return { ...shape, box: boxIn({ ...frame, x: frame.x + by.x, y: frame.y + by.y }, outer) }
}

/** Moves them, and puts those into a frame that came to stand in one, or out of the one they left. */
function* commandsFor(
  editor: FlowchartEditor,
  before: ReadonlyMap<ShapeId, Entry>,
  { lines, split }: { readonly lines: readonly CarriedConnector[]; readonly split: ConnectorId | null },
  by: Point,
  into: ShapeId | null,
): Iterable<FlowchartCommand> {
  const boxes = [...before.values()].map(({ shape, frame }) => ({
    id: shape.id,
    ...movedShape(editor, shape, frame, by).box,
  }))
  if (boxes.length > 0) yield { type: 'setBoxes', boxes }
  const { shapes } = editor.document.snapshot
  const leaving = [...before.values()].filter(({ shape, placed }) => {
    if (shape.parent === into) return false
    const outer = shape.parent === null ? undefined : shapes.get(shape.parent)
    const outerPlaced = outer && editor.scene.get().shapeOf(outer.id)
    // Groups keep what is in them, wherever it is carried.
    if (outerPlaced && !outerPlaced.face.form.isFrame) return false
    return into !== null || !outerPlaced || !contains(outerPlaced.box, center(translateRect(placed.box, by)))
  })
  if (leaving.length > 0) yield { type: 'moveItems', shapes: leaving.map(({ shape }) => shape.id), parent: into }
  yield* moveConnectors(editor.document.snapshot, lines, by)
  for (const id of before.keys()) yield* splitting(editor, split, id)
}
