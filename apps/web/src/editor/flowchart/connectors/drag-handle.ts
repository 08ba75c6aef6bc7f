import { type ConnectorId, type ConnectorSnapshot, isShapeEnd } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { bendsWithMovedPiece, type PlacedConnector, pieceNear } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import { scrollAtEdge } from '../../input/gestures/edge-scroll.ts'
import { type Gesture, isDrag, type Sample } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import type { ConnectPreview } from '../gestures/preview.ts'
import { toGrid } from '../gestures/snap.ts'
import { attachmentAt } from './attach.ts'
import { type ConnectorHandle, editedConnector, handleAt, isOrthogonal } from './connector-handles.ts'
import { atTip, tipAtEdge } from './connector-tip.ts'

type Change = Partial<Pick<ConnectorSnapshot, 'from' | 'to' | 'bends'>>

/** In pixels of the screen: within it a piece comes in line with another one, and a bend with its neighbours. */
const lineReach = 6

const nowhere: ConnectPreview = { kind: 'connect', target: null, near: null, place: null }

/** A press on a handle of the selected connector: carried on it changes the route, let go it chooses the bend for keys. */
export function pressHandle(editor: FlowchartEditor, start: Sample, isTouch: boolean): Gesture | null {
  const handle = handleAt(editor, start.point, isTouch)
  const placed = handle && editedConnector(editor)
  if (!handle || !placed) return null
  const pressed: Gesture = {
    cursor: handleCursor(handle),
    move: (sample) => (isDrag(start, sample) ? dragOf(editor, placed, handle).move(sample) : pressed),
    end: () => editor.connectorState.bend.set(handle.kind === 'bend' ? handle.nth : null),
    cancel: () => undefined,
  }
  return pressed
}

export function handleCursor(handle: ConnectorHandle): string {
  if (handle.kind === 'end') return 'crosshair'
  if (handle.kind !== 'piece') return 'move'
  return handle.isVertical ? 'ew-resize' : 'ns-resize'
}

/** A drag of the line itself: it moves the piece that was pressed, or adds a bend there; a line with two free ends moves as a whole. */
export function dragLine(editor: FlowchartEditor, id: ConnectorId, start: Sample): Gesture | null {
  const placed = editor.scene.get().connectorOf(id)
  if (!placed || placed.connector.locked || editor.readOnly) return null
  const { connector, parts } = placed
  const at = toMap(editor.view.get(), start.point)
  const { from, to, bends } = connector
  if (!isShapeEnd(from) && !isShapeEnd(to)) {
    const by = (point: Point, { toggles: isExact }: Sample): Point => {
      const wanted = { x: point.x - at.x, y: point.y - at.y }
      const x = from.point.x + wanted.x
      const y = from.point.y + wanted.y
      return isExact ? wanted : { x: wanted.x + toGrid(x), y: wanted.y + toGrid(y) }
    }
    return changing(editor, id, 'move', (point, sample) => {
      const { x, y } = by(point, sample)
      const moved = (each: Point) => ({ x: each.x + x, y: each.y + y })
      const change = { from: { point: moved(from.point) }, to: { point: moved(to.point) } }
      return { change: { ...change, ...(bends.length > 0 && { bends: bends.map(moved) }) }, preview: nowhere }
    })
  }
  if (isOrthogonal(placed)) {
    const piece = pieceNear(parts.route.points, at)
    const [first, second] = [parts.route.points[piece], parts.route.points[piece + 1]]
    if (!first || !second) return null
    return dragOf(editor, placed, { kind: 'piece', piece, isVertical: first.x === second.x, at })
  }
  const share = placed.shareAt(at)
  const nth = bends.filter((bend) => placed.shareAt(bend) < share).length
  return dragOf(editor, placed, { kind: 'gap', nth, at })
}

function dragOf(editor: FlowchartEditor, placed: PlacedConnector, handle: ConnectorHandle): Gesture {
  const { id, connector } = placed
  const { points } = placed.parts.route
  const cursor = handleCursor(handle)
  if (handle.kind === 'end') {
    const { end } = handle
    const other = end === 'from' ? connector.to : connector.from
    const otherAt = (end === 'from' ? points.at(-1) : points[0]) ?? handle.at
    return changing(
      editor,
      id,
      cursor,
      (at, { copies, toggles: isExact }) => {
        const { end: next, preview } = attachmentAt(editor, at, {
          other: { end: other, at: otherAt },
          isLoose: copies,
          isExact,
        })
        return { change: { [end]: next }, preview }
      },
      true,
    )
  }
  if (handle.kind === 'piece') {
    const { piece, isVertical } = handle
    const line = points[piece] ?? handle.at
    const lines = points.map(({ x, y }) => (isVertical ? x : y))
    return changing(editor, id, cursor, (at, { toggles: isExact }) => {
      const along = isVertical ? 'x' : 'y'
      const place = isExact ? at[along] : inLine(at[along], lines, lineReach / editor.view.get().zoom)
      const by = place - line[along]
      return { change: { bends: bendsWithMovedPiece(points, piece, { x: by, y: by }) }, preview: nowhere }
    })
  }
  const { nth } = handle
  const kept = handle.kind === 'bend' ? nth + 1 : nth
  const neighbours = [connector.bends[nth - 1] ?? points[0], connector.bends[kept] ?? points.at(-1)]
  return changing(editor, id, cursor, (at, { toggles: isExact }) => {
    const near = neighbours.flatMap((each) => each ?? [])
    const within = lineReach / editor.view.get().zoom
    const place = isExact
      ? at
      : {
          x: inLine(
            at.x,
            near.map(({ x }) => x),
            within,
          ),
          y: inLine(
            at.y,
            near.map(({ y }) => y),
            within,
          ),
        }
    return {
      change: { bends: [...connector.bends.slice(0, nth), place, ...connector.bends.slice(kept)] },
      preview: nowhere,
    }
  })
}

function inLine(value: number, lines: readonly number[], within: number): number {
  const near = lines.filter((line) => Math.abs(line - value) <= within)
  return near.sort((one, other) => Math.abs(one - value) - Math.abs(other - value))[0] ?? value + toGrid(value)
}

/** Shows the connector as it would be, and writes that down when it is let go. */
function changing(
  editor: FlowchartEditor,
  id: ConnectorId,
  cursor: string,
  at: (point: Point, sample: Sample) => { readonly change: Change; readonly preview: ConnectPreview },
  isTip = false,
): Gesture {
  const finish = () => {
    editor.gesturePreview.set(null)
    editor.preview(null)
  }
  const pointOf = (sample: Sample) => toMap(editor.view.get(), (isTip ? atTip(sample) : sample).point)
  const { bounds } = editor.scene.get()
  let last: Sample | null = null
  const gesture: Gesture = {
    cursor,
    tick: (elapsed) => {
      if (!last) return
      const point = isTip ? tipAtEdge(editor, last) : last.point
      if (scrollAtEdge(editor, point, elapsed, bounds)) gesture.move(last)
    },
    move: (sample) => {
      last = sample
      // Somebody else may have deleted it meanwhile.
      const record = editor.document.snapshot.connectors.get(id)
      if (!record) {
        finish()
        return gesture
      }
      const { change, preview } = at(pointOf(sample), sample)
      editor.preview({ connectors: new Map([[id, { ...record, ...change }]]) })
      editor.gesturePreview.set(preview)
      return gesture
    },
    end: (sample) => {
      const { change } = at(pointOf(sample), sample)
      finish()
      if (editor.document.snapshot.connectors.has(id))
        editor.execute({ type: 'setConnectors', connectors: [id], ...change })
    },
    cancel: finish,
  }
  return gesture
}
