import { pathData } from '@ramify/geometry'
import { useStore } from '../../platform/store.ts'
import { PrimitiveViews } from '../canvas/PrimitiveView.tsx'
import { isThing } from '../gestures/hit.ts'
import { pointedAt } from '../gestures/hover.ts'
import { drawnOf } from '../picked/picked.ts'
import { useEditor } from '../use-editor.ts'
import styles from './Overlays.module.css'
import { useIsBusy } from './use-preview.ts'

/** The line, range or callout under the pointer. */
export function HoveredThing() {
  const editor = useEditor()
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
