import { intersects, type Path, pathData, type Rect, rectangle, roundedRectangle, union } from '@ramify/geometry'
import type { FlowchartPage, ItemRef, PlacedShape } from '@ramify/scene'
import { useMemo } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useArea } from '../../canvas/use-view.ts'
import type { Selection } from '../../core/selection.ts'
import { isGroup } from '../arranging/movable.ts'
import { shapeItem } from '../items/items.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './Overlays.module.css'

/** More rings than this are drawn as one path: elements of their own would take longer than all of the page. */
const mostApart = 60
/** Of more than this on the screen each is a speck, and one ring goes around all of them. */
const mostRings = 1_000

/** Around every selected shape, along every selected connector. */
export function Rings() {
  const editor = useFlowchartEditor()
  const scene = useStore(editor.scene)
  const selection = useStore(editor.selection)
  const isCrowd = selection.length > mostApart
  return isCrowd ? (
    <RingsInOne scene={scene} selection={selection} />
  ) : (
    <RingsApart scene={scene} selection={selection} />
  )
}

interface Props {
  scene: FlowchartPage
  selection: Selection
}

function RingsApart({ scene, selection }: Props) {
  return selection.map((item) => {
    const ring = ringOf(scene, item)
    const look = item.type === 'shape' && isGroupShape(scene, item.id) ? styles.group : styles.line
    return ring && <path key={`${item.type} ${item.id}`} className={look} d={pathData(ring)} data-selected={item.id} />
  })
}

/** Of what is on the screen or near it. */
function RingsInOne({ scene, selection }: Props) {
  const area = useArea(useFlowchartEditor())
  const data = useMemo(() => ringsIn(area, scene, selection), [area, scene, selection])
  return <path className={styles.line} d={data} data-selected="" />
}

function ringsIn(area: Rect, scene: FlowchartPage, selection: Selection): string {
  const boxes: Rect[] = []
  const seen: ItemRef[] = []
  for (const item of selection) {
    const box = scene.boxOf(item as Parameters<FlowchartPage['boxOf']>[0])
    if (!box || !intersects(box, area)) continue
    boxes.push(box)
    seen.push(item)
  }
  const around = seen.length > mostRings ? union(boxes) : undefined
  if (around) return pathData(rectangle(around))
  return seen
    .flatMap((item) => {
      const ring = ringOf(scene, item)
      return ring ? [pathData(ring)] : []
    })
    .join('')
}

function ringOf(scene: FlowchartPage, { type, id }: Selection[number]): Path | undefined {
  if (type === 'shape') {
    const placed = scene.shapeOf(id)
    if (placed && isGroup(placed.shape)) return rectangle(scene.boxOf(shapeItem(id)) ?? placed.box)
    return placed && outlineOf(placed)
  }
  if (type === 'connector') return scene.connectorOf(id)?.pathBesideWords
  const box = scene.boxOf({ type: 'label', id })
  return box && roundedRectangle(box, 4)
}

function isGroupShape(scene: FlowchartPage, id: string): boolean {
  const placed = scene.shapeOf(id)
  return placed !== undefined && isGroup(placed.shape)
}

/** The box of a shape as it is turned. */
function outlineOf(placed: PlacedShape): Path {
  const { frame } = placed
  if (frame.turn === 0) return rectangle(frame)
  const { width, height } = frame
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((corner) => placed.toPage(corner))
  return [...corners.map(({ x, y }, nth) => [nth === 0 ? 'M' : 'L', x, y] as const), ['Z']]
}
