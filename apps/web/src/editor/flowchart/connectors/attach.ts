import { type End, isShapeEnd } from '@ramify/document'
import { distance, inflate, type Point } from '@ramify/geometry'
import { type PlacedShape, placeOnBorder } from '@ramify/scene'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import type { ConnectPreview } from '../gestures/preview.ts'
import { toGrid } from '../gestures/snap.ts'

/** Pixels of the screen: so near to a port or to a border it is meant; from further away the ports of a shape are shown. */
const portReach = 12
const borderReach = 8
const nearReach = 32
/** Within it a free end comes in line with the other end. */
const lineReach = 6

interface Attachment {
  readonly end: End
  readonly preview: ConnectPreview
}

interface Wish {
  /** The end that the connector has already. */
  readonly other?: { readonly end: End; readonly at: Point } | undefined
  /** Shapes are passed by: it is to end at a point. */
  readonly isLoose?: boolean
  /** Free ends are not brought onto the grid. */
  readonly isExact?: boolean
}

/**
 * What a connector that ends at this point ends at: a port, a place on a border, the shape as a whole, or a point of the page. An end at a
 * shape as a whole finds its side anew whenever something moves; one at a port or a place stays there.
 */
export function attachmentAt(editor: FlowchartEditor, at: Point, wish: Wish = {}): Attachment {
  const { zoom } = editor.view.get()
  const around = inflate({ ...at, width: 0, height: 0 }, nearReach / zoom)
  const shapes = wish.isLoose
    ? []
    : editor.scene
        .get()
        .shapesIn(around)
        .filter((each) => isAttachable(editor, each))
  for (const placed of shapes.reverse()) {
    const found = attachedTo(placed, at, zoom, wish.other?.end)
    if (found)
      return { end: found.end, preview: { kind: 'connect', target: placed.id, near: placed.id, place: found.place } }
  }
  const near = shapes.find(({ face }) => !face.form.isFrame)?.id ?? null
  return { end: { point: freePoint(at, zoom, wish) }, preview: { kind: 'connect', target: null, near, place: null } }
}

/** What is on a locked layer is passed through, and so are groups, which nobody sees. */
function isAttachable(editor: FlowchartEditor, { shape, face }: PlacedShape): boolean {
  const isSeen = !face.form.isFrame || face.style.border !== null || face.style.fill !== null
  return isSeen && editor.document.snapshot.layers.get(shape.layer ?? '')?.locked !== true
}

interface Attached {
  readonly end: End
  /** Where it is fixed; null: the shape as a whole. */
  readonly place: Point | null
}

function attachedTo(placed: PlacedShape, at: Point, zoom: number, other: End | undefined): Attached | null {
  const { id, routed, frame, face } = placed
  // Of a small shape some part is left that means all of it.
  const most = Math.min(frame.width, frame.height) / 4
  const within = (pixels: number) => Math.min(pixels / zoom, most)
  const start = other && isShapeEnd(other) && other.shape === id ? other : null
  const ports = routed.ports.filter(({ name }) => start === null || name !== start.port)
  const port = nearestTo(ports, at)
  // From outside one need not be so exact.
  const isInside = placed.isHit(at, 0)
  if (port && distance(port.point, at) <= (isInside ? within(portReach) : portReach / zoom)) {
    return { end: { shape: id, port: port.name }, place: port.point }
  }
  const border = placeOnBorder(routed, at)
  if (distance(border.point, at) <= (isInside ? within(borderReach) : borderReach / zoom)) {
    return { end: { shape: id, at: border.at }, place: border.point }
  }
  if (face.form.isFrame || !isInside) return null
  // A line to the same shape needs a place of its own, or it would end where it begins.
  if (start && port) return { end: { shape: id, port: port.name }, place: port.point }
  return { end: { shape: id }, place: null }
}

function nearestTo<Place extends { readonly point: Point }>(places: readonly Place[], at: Point): Place | undefined {
  let nearest: Place | undefined
  for (const each of places) if (!nearest || distance(each.point, at) < distance(nearest.point, at)) nearest = each
  return nearest
}

/** In line with the other end where it nearly is, else on the grid. */
function freePoint(at: Point, zoom: number, { other, isExact }: Wish): Point {
  if (isExact) return at
  const near = (value: number, line: number | undefined) =>
    line !== undefined && Math.abs(line - value) <= lineReach / zoom ? line : value + toGrid(value)
  return { x: near(at.x, other?.at.x), y: near(at.y, other?.at.y) }
}
