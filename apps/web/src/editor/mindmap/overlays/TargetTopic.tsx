import type { NodeId } from '@ramify/document'
import { pathData } from '@ramify/geometry'
import { useStore } from '../../../platform/store.ts'
import { useZoom } from '../../canvas/use-view.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './Overlays.module.css'
import { ring } from './ring.ts'

/** The topic that would take the end of a line. */
export function TargetTopic({ id }: { id: NodeId | null }) {
  const editor = useMapEditor()
  const scene = useStore(editor.scene)
  const zoom = useZoom(editor)
  const topic = id === null ? undefined : scene.placeOf(id)
  return topic ? <path className={styles.target} d={pathData(ring(topic, 3 / zoom))} /> : null
}
