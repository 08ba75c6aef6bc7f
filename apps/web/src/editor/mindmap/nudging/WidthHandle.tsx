import { inflate, pathData, type Rect, rectangle } from '@ramify/geometry'
import type { Topic } from '@ramify/scene'
import { usePart, useStore, useWhile } from '../../../platform/store.ts'
import { PrimitiveViews } from '../../canvas/PrimitiveViews.tsx'
import { useZoom } from '../../canvas/use-view.ts'
import type { WidthPreview } from '../gestures/preview.ts'
import styles from '../overlays/Overlays.module.css'
import { useIsBusy, useWidthPreview } from '../overlays/use-preview.ts'
import { useIsRelating } from '../relations/relating.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { handleSize, widenedTopic, widthHandle } from './width-handle.ts'

/** The line around what is selected. */
const ringAt = 3
const ringCorner = 11

/** At the edge of the one selected topic; while it is drawn at, the topic as it would be. */
export function WidthHandle() {
  const editor = useMapEditor()
  const preview = useWidthPreview(editor)
  const isBusy = useIsBusy(editor)
  // All of them decide whether there is one, and where.
  useStore(editor.selectedTopics)
  const scene = useWhile(editor.scene, useStore(editor.writing) === null)
  useIsRelating(editor)
  const zoom = useZoom(editor)
  if (preview) return <Widened preview={preview} zoom={zoom} />
  const topic = isBusy ? null : widenedTopic(editor)
  const at = topic && scene && widthHandle(scene, topic, zoom)
  return at && <Handle at={at} zoom={zoom} />
}

function Widened({ preview: { topic, face }, zoom }: { preview: WidthPreview; zoom: number }) {
  const editor = useMapEditor()
  const paper = usePart(editor.scene, (scene) => scene.paper)
  const rect = widened(topic, face.width, face.height, topic.id === editor.document.snapshot.root)
  const isLeft = topic.direction === 'left'
  const past = handleSize.width / zoom
  return (
    <>
      <path className={styles.veil} d={pathData(rectangle(topic))} fill={paper} />
      <path d={pathData(rectangle(rect))} fill={paper} />
      <PrimitiveViews primitives={face.primitives} at={rect} />
      <rect className={styles.line} {...inflate(rect, ringAt / zoom)} rx={ringCorner} />
      <Handle
        at={{ x: isLeft ? rect.x - past : rect.x + rect.width + past, y: rect.y + rect.height / 2 }}
        zoom={zoom}
      />
    </>
  )
}

/** The edge that is not held stays where it is, and the middle at its height; the root keeps its middle. */
function widened({ x, y, width, height, direction }: Topic, to: number, toHeight: number, isRoot: boolean): Rect {
  const left = isRoot ? x - (to - width) / 2 : direction === 'left' ? x + width - to : x
  return { x: left, y: y - (toHeight - height) / 2, width: to, height: toHeight }
}

function Handle({ at, zoom }: { at: { x: number; y: number }; zoom: number }) {
  const { width, height } = handleSize
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${1 / zoom})`}>
      <rect className={styles.handle} x={-width} y={-height} width={2 * width} height={2 * height} rx={width} />
    </g>
  )
}
