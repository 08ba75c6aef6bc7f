import { pathData, pathOf } from '@ramify/geometry'
import { relationCurve } from '@ramify/scene'
import { useStore, useWhile } from '../../../platform/store.ts'
import styles from '../overlays/Overlays.module.css'
import { TargetTopic } from '../overlays/TargetTopic.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import { curveTo } from './curve-to.ts'
import { otherEnd } from './relating.ts'

/** A relation line on its way: to the topic it would join, else after the pointer. */
export function RelatingLine() {
  const editor = useMapEditor()
  const relating = useStore(editor.relating)
  const scene = useWhile(editor.scene, relating !== null)
  // By the keys it is the other end.
  useStore(editor.selectedTopics)
  const from = relating && scene?.placeOf(relating.from)
  if (!relating || !scene || !from) return null
  const id = otherEnd(editor)
  const to = id === null ? undefined : scene.placeOf(id)
  const curve = to ? relationCurve(from, to, []) : relating.point && curveTo(from, relating.point)
  return (
    <>
      <TargetTopic id={relating.from} />
      <TargetTopic id={id} />
      {curve && <path className={styles.newLine} d={pathData(pathOf(curve))} />}
    </>
  )
}
