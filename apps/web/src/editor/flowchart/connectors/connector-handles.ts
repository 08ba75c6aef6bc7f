import { between, contains, distance, inflate, type Point } from '@ramify/geometry'
import type { PlacedConnector } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

/** What a selected connector is changed by. Places are on the page. */
export type ConnectorHandle =
  | { readonly kind: 'end'; readonly end: 'from' | 'to'; readonly at: Point }
  /** A straight piece of an orthogonal route: it begins at the point with this number. */
  | { readonly kind: 'piece'; readonly piece: number; readonly isVertical: boolean; readonly at: Point }
  /** A fixed point of any other route. */
  | { readonly kind: 'bend'; readonly nth: number; readonly at: Point }
  /** Where another one can be added: before the fixed point with this number. */
  | { readonly kind: 'gap'; readonly nth: number; readonly at: Point }

/** Pixels of the screen. */
const reach = 9
const touchReach = 18
/** Shorter pieces have no handle: it would cover them. */
const shortestPiece = 24

export const isOrthogonal = ({ connector }: PlacedConnector): boolean =>
  connector.style !== 'straight' && connector.style !== 'curved'

/** The one selected connector, where it can be changed. */
export function editedConnector(editor: FlowchartEditor): PlacedConnector | null {
  if (editor.readOnly || editor.writing.get()) return null
  const [only, another] = editor.selection.get()
  if (only?.type !== 'connector' || another) return null
  const placed = editor.scene.get().connectorOf(only.id)
  return placed && placed.parts.route.points.length > 1 && !placed.connector.locked ? placed : null
}

export function handlesOf(placed: PlacedConnector, zoom: number): ConnectorHandle[] {
  const { points } = placed.parts.route
  const [from, to] = [points[0], points.at(-1)]
  if (!from || !to) return []
  const ends: ConnectorHandle[] = [
    { kind: 'end', end: 'from', at: from },
    { kind: 'end', end: 'to', at: to },
  ]
  return [...ends, ...(isOrthogonal(placed) ? pieceHandles(placed, zoom) : pointHandles(placed, zoom))]
}

export function handleAt(editor: FlowchartEditor, point: Point, isTouch = false): ConnectorHandle | null {
  const placed = editedConnector(editor)
  if (!placed) return null
  const view = editor.view.get()
  const at = toMap(view, point)
  const within = (isTouch ? touchReach : reach) / view.zoom
  let nearest: ConnectorHandle | null = null
  for (const handle of handlesOf(placed, view.zoom)) {
    if (distance(handle.at, at) > within) continue
    // Ends come first: in a short line nothing else may cover them.
    if (!nearest || (nearest.kind !== 'end' && distance(handle.at, at) < distance(nearest.at, at))) nearest = handle
  }
  return nearest
}

function pieceHandles(placed: PlacedConnector, zoom: number): ConnectorHandle[] {
  const { points } = placed.parts.route
  return points.slice(1).flatMap((to, piece): ConnectorHandle[] => {
    const from = points[piece] as Point
    if (distance(from, to) < shortestPiece / zoom) return []
    return [
      {
        kind: 'piece',
        piece,
        isVertical: from.x === to.x,
        at: besideWords(placed, (share) => between(from, to, share), zoom),
      },
    ]
  })
}

function pointHandles(placed: PlacedConnector, zoom: number): ConnectorHandle[] {
  const { bends } = placed.connector
  const shares = [0, ...bends.map((bend) => placed.shareAt(bend)), 1]
  return [
    ...bends.map((at, nth): ConnectorHandle => ({ kind: 'bend', nth, at })),
    ...shares.slice(1).map((share, nth): ConnectorHandle => {
      const start = shares[nth] as number
      return {
        kind: 'gap',
        nth,
        at: besideWords(placed, (part) => pointOn(placed, start + part * (share - start)), zoom),
      }
    }),
  ]
}

/** The point of its line that is so far along. */
export const pointOn = (placed: PlacedConnector, share: number): Point => placed.pointAt(share) ?? { x: 0, y: 0 }

/** How far along its part of the line a handle stands: in the middle where it would not lie on words. */
const handleShares = [0.5, 0.35, 0.65, 0.2, 0.8]
/** Pixels of the screen between a handle and words. */
const clear = 5

function besideWords({ wordBoxes }: PlacedConnector, at: (share: number) => Point, zoom: number): Point {
  const isFree = (point: Point) => !wordBoxes.some((box) => contains(inflate(box, clear / zoom), point))
  return handleShares.map(at).find(isFree) ?? at(0.5)
}
