import { pathData } from '@ramify/geometry'
import { useWhile } from '../../../platform/store.ts'
import { useZoom } from '../../canvas/use-view.ts'
import styles from '../overlays/Overlays.module.css'
import { ring } from '../overlays/ring.ts'
import { useDrag } from '../overlays/use-preview.ts'
import { useMapEditor } from '../use-map-editor.ts'

/** Where a drop would go: the parent lit up, the place between its children, the line that would lead there. */
export function DropIndicator() {
  const editor = useMapEditor()
  const target = useDrag(editor, (drag) => drag.target)
  const scene = useWhile(editor.scene, target?.kind === 'among')
  const zoom = useZoom(editor)
  if (target?.kind !== 'among' || !scene) return null
  const parent = scene.placeOf(target.parent)
  const { pill, line } = target.mark
  return (
    <>
      {parent && <path className={styles.target} d={pathData(ring(parent, 3 / zoom))} />}
      <path className={styles.newLine} d={pathData(line)} />
      <path className={styles.pill} d={`M${pill.from.x} ${pill.from.y}L${pill.to.x} ${pill.to.y}`} />
    </>
  )
}
