import { pathData } from '@ramify/geometry'
import { useStore } from '../../platform/store.ts'
import { useEditor } from '../use-editor.ts'
import styles from './Overlays.module.css'
import { ring } from './ring.ts'
import { useIsBusy } from './use-preview.ts'
import { useZoom } from './use-view.ts'

export function HoverRing() {
  const editor = useEditor()
  const hovered = useStore(editor.hovered)
  const selection = useStore(editor.selection)
  const scene = useStore(editor.scene)
  const zoom = useZoom(editor)
  const isBusy = useIsBusy(editor)
  const topic = hovered === null || isBusy || selection.includes(hovered) ? undefined : scene.placeOf(hovered)
  return topic ? <path className={styles.hover} d={pathData(ring(topic, 3 / zoom))} /> : null
}
