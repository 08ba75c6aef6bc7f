import { type Cubic, pathData, pathOf, roundedRectangle } from '@ramify/geometry'
import { useStore, useWhile } from '../../../platform/store.ts'
import { PrimitiveViews } from '../../canvas/PrimitiveViews.tsx'
import { useZoom } from '../../canvas/use-view.ts'
import styles from '../overlays/Overlays.module.css'
import { TargetTopic } from '../overlays/TargetTopic.tsx'
import { useCalloutPreview, useLinePreview, useRangePreview } from '../overlays/use-preview.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { type Handle, handlesOf } from './handles.ts'
import { drawnOf, relationOf } from './selected-item.ts'

/** The relation line, summary, boundary or callout that is selected, with its handles; in the hand as it would be. */
export function PickedThing() {
  const editor = useMapEditor()
  const picked = useStore(editor.selectedItem)
  const scene = useWhile(editor.scene, picked !== null)
  const isWriting = useStore(editor.writing) !== null
  const carried = useLinePreview(editor)
  const spanned = useRangePreview(editor)
  const moved = useCalloutPreview(editor)
  const drawn = picked && scene && drawnOf(scene, picked)
  // Its words are what counts then: nothing lies over them.
  if (!picked || !scene || !drawn || isWriting) return null
  if (carried) {
    return (
      <>
        <TargetTopic id={carried.target} />
        <path className={styles.line} d={pathData(pathOf(carried.curve))} />
        <Arms curve={carried.curve} />
      </>
    )
  }
  if (moved) {
    return (
      <>
        <g className={styles.ghost}>
          <PrimitiveViews primitives={moved.drawn.primitives} />
        </g>
        <path className={styles.line} d={pathData(moved.drawn.path)} />
      </>
    )
  }
  const curve = picked.type === 'line' ? relationOf(scene, picked.id)?.curve : undefined
  const handles = handlesOf(editor)
  return (
    <>
      {spanned && <path className={styles.target} d={pathData(roundedRectangle(spanned.rect, 12))} />}
      <path className={styles.line} d={pathData(drawn.path)} />
      {drawn.label && <PrimitiveViews primitives={drawn.label.primitives} />}
      {curve && handles.length > 0 && <Arms curve={curve} />}
      {!spanned && handles.map((handle) => <HandleMark key={handle.name} {...handle} />)}
    </>
  )
}

/** From the ends of a line to the points that bend it. */
function Arms({ curve: { from, control1, control2, to } }: { curve: Cubic }) {
  const data = `M${from.x} ${from.y}L${control1.x} ${control1.y}M${to.x} ${to.y}L${control2.x} ${control2.y}`
  return <path className={styles.arm} d={data} />
}

/** Square where something is attached, round where it only bends. */
function HandleMark({ name, at }: Handle) {
  const zoom = useZoom(useMapEditor())
  const isRound = name === 'control1' || name === 'control2'
  const half = 4 / zoom
  return isRound ? (
    <circle className={styles.handle} cx={at.x} cy={at.y} r={half} />
  ) : (
    <rect className={styles.handle} x={at.x - half} y={at.y - half} width={2 * half} height={2 * half} rx={1 / zoom} />
  )
}
