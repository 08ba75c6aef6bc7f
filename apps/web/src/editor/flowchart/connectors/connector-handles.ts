import { distance, type Point } from '@ramify/geometry'
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
  return [...ends, ...(isOrthogonal(placed) ? pieceHandles(points, shortestPiece / zoom) : pointHandles(placed))]
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

function pieceHandles(points: readonly Point[], shortest: number): ConnectorHandle[] {
  return points.slice(1).flatMap((to, piece): ConnectorHandle[] => {
    const from = points[piece] as Point
    if (distance(from, to) < shortest) return []
    return [{ kind: 'piece', piece, isVertical: from.x === to.x, at: middleOf(from, to) }]
  })
}

function pointHandles(placed: PlacedConnector): ConnectorHandle[] {
  const { bends } = placed.connector
  const shares = [0, ...bends.map((bend) => placed.shareAt(bend)), 1]
  return [
    ...bends.map((at, nth): ConnectorHandle => ({ kind: 'bend', nth, at })),
    ...shares.slice(1).map((share, nth): ConnectorHandle => {
      return { kind: 'gap', nth, at: pointOn(placed, (share + (shares[nth] as number)) / 2) }
    }),
  ]
}

/** The point of its line that is so far along. */
export const pointOn = (placed: PlacedConnector, share: number): Point => placed.pointAt(share) ?? { x: 0, y: 0 }

const middleOf = (from: Point, to: Point): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
