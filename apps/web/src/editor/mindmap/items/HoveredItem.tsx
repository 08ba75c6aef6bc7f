import { pathData } from '@ramify/geometry'
import { useStore, useWhile } from '../../../platform/store.ts'
import { PrimitiveViews } from '../../canvas/PrimitiveViews.tsx'
import { isThing } from '../gestures/map-hit.ts'
import styles from '../overlays/Overlays.module.css'
import { useIsBusy } from '../overlays/use-preview.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { drawnOf } from './selected-item.ts'

/** The line, range or callout under the pointer. */
export function HoveredThing() {
  const editor = useMapEditor()
  const hit = useStore(editor.pointedAt)
  const isBusy = useIsBusy(editor)
  const writing = useStore(editor.writing)
  const scene = useWhile(editor.scene, isThing(hit) && !isBusy && !writing)
  const drawn = scene && isThing(hit) ? drawnOf(scene, { type: hit.part, id: hit.id }) : undefined
  if (!drawn) return null
  return (
    <>
      <path className={styles.hover} d={pathData(drawn.path)} />
      {drawn.label && <PrimitiveViews primitives={drawn.label.primitives} />}
    </>
  )
}
