import { pathData } from '@ramify/geometry'
import { useStore } from '../../../platform/store.ts'
import { PrimitiveViews } from '../../canvas/PrimitiveView.tsx'
import { useMapEditor } from '../../core/use-editor.ts'
import { isThing } from '../gestures/hit.ts'
import { pointedAt } from '../gestures/hover.ts'
import styles from '../overlays/Overlays.module.css'
import { useIsBusy } from '../overlays/use-preview.ts'
import { drawnOf } from './picked.ts'

/** The line, range or callout under the pointer. */
export function HoveredThing() {
  const editor = useMapEditor()
  const scene = useStore(editor.scene)
  const hit = useStore(pointedAt(editor))
  const isBusy = useIsBusy(editor)
  const writing = useStore(editor.writing)
  const drawn = isThing(hit) && !isBusy && !writing ? drawnOf(scene, { kind: hit.part, id: hit.id }) : undefined
  if (!drawn) return null
  return (
    <>
      <path className={styles.hover} d={pathData(drawn.path)} />
      {drawn.label && <PrimitiveViews primitives={drawn.label.primitives} />}
    </>
  )
}
