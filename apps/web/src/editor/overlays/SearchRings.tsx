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
  const topics = [...new Set(hits.map(({ id }) => id))].flatMap((id) => scene.placeOf(id) ?? [])
  const rings = topics.filter((topic) => intersects(topic, area)).map((topic) => pathData(ring(topic, 3 / zoom)))
  return <path className={styles.found} d={rings.join('')} />
}
