import { pathData, recordPath } from '@ramify/geometry'
import { connectors } from '@ramify/scene'
import { useWhile } from '../../../platform/store.ts'
import styles from '../overlays/Overlays.module.css'
import { useDrag } from '../overlays/use-preview.ts'
import { useMapEditor } from '../use-map-editor.ts'

/** The lines that will lead to branches that are moved by hand from where they stand. */
export function FreeLines() {
  const editor = useMapEditor()
  const drag = useDrag(editor, (now) => (now.target.kind === 'free' ? now : null))
  const scene = useWhile(editor.scene, drag !== null)
  if (!drag || !scene) return null
  const { by, lift } = drag
  const lines = [...lift.tops].slice(0, mostDrawn).flatMap((id) => {
    const topic = scene.placeOf(id)
    const ends = topic?.place.ends
    if (!topic || !ends) return []
    const moved = { ...ends, toX: ends.toX + by.x, toY: ends.toY + by.y }
    return pathData(recordPath((pen) => connectors.curve.trace(pen, moved, topic.face.style.line)))
  })
  return <path className={styles.newLine} d={lines.join('')} />
}

const mostDrawn = 60
