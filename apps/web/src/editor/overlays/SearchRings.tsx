import { intersects, pathData } from '@ramify/geometry'
import { useStore } from '../../platform/store.ts'
import { searchOf } from '../search/search.ts'
import { useEditor } from '../use-editor.ts'
import styles from './Overlays.module.css'
import { ring } from './ring.ts'
import { useArea, useZoom } from './use-view.ts'

/** Around every topic in sight in which something was found. */
export function SearchRings() {
  const editor = useEditor()
  const hits = useStore(searchOf(editor).hits)
  const scene = useStore(editor.scene)
  const area = useArea(editor)
  const zoom = useZoom(editor)
  if (hits.length === 0) return null
  const found = new Set(hits.map(({ id }) => id))
  const inSight = scene.visible(area).filter((topic) => found.has(topic.id) && intersects(topic, area))
  const rings = inSight.map((topic) => pathData(ring(topic, 3 / zoom)))
  return <path className={styles.found} d={rings.join('')} />
}
