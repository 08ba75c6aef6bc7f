import { pathData } from '@ramify/geometry'
import { useStore } from '../../platform/store.ts'
import { isThing } from '../gestures/hit.ts'
import { pointedAt } from '../gestures/hover.ts'
import { drawnOf } from '../picked/picked.ts'
import { useEditor } from '../use-editor.ts'
import styles from './Overlays.module.css'
import { useIsBusy } from './use-preview.ts'

/** The line or range under the pointer. */
export function HoveredThing() {
  const editor = useEditor()
  const scene = useStore(editor.scene)
  const hit = useStore(pointedAt(editor))
  const isBusy = useIsBusy(editor)
  const drawn = isThing(hit) && !isBusy ? drawnOf(scene, { kind: hit.part, id: hit.id }) : undefined
  return drawn ? <path className={styles.hover} d={pathData(drawn.path)} /> : null
}
