import { pathData } from '@ramify/geometry'
import { useStore } from '../../../platform/store.ts'
import { useZoom } from '../../canvas/use-view.ts'
import { surroundings } from '../../core/surroundings.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './Connectors.module.css'

/** Pixels of the screen. */
const portSize = 7
const portSizeInHand = 10
const grownSize = 16

/** What a connector would be attached to: a shape as a whole is filled, a place on it is a large dot. */
export function ConnectHints() {
  const editor = useFlowchartEditor()
  const preview = useStore(editor.gesturePreview)
  const hint = useStore(editor.connectorState.hint)
  const scene = useStore(editor.scene)
  const zoom = useZoom(editor)
  const isInHand = useStore(surroundings) === 'hand'
  const shown = preview?.kind === 'connect' ? preview : preview ? null : hint
  if (!shown) return null
  const target = shown.target === null ? undefined : scene.shapeOf(shown.target)
  const near = shown.near === null ? undefined : scene.shapeOf(shown.near)
  const { place } = shown
  const size = isInHand ? portSizeInHand : portSize
  return (
    <g data-connect-target={shown.target ?? undefined}>
      {target && <path className={place ? styles.outline : styles.whole} d={pathData(target.routed.outline)} />}
      {near?.routed.ports.map(({ name, point }) => (
        <circle key={name} className={styles.port} cx={point.x} cy={point.y} r={size / 2 / zoom} />
      ))}
      {place && <circle className={styles.place} cx={place.x} cy={place.y} r={grownSize / 2 / zoom} />}
    </g>
  )
}
