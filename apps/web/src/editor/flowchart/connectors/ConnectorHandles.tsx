import { useStore } from '../../../platform/store.ts'
import { useZoom } from '../../canvas/use-view.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { chosenBend } from './bends.ts'
import styles from './Connectors.module.css'
import { editedConnector, handlesOf } from './connector-handles.ts'

/** Pixels of the screen. */
const endSize = 8
const bendSize = 7
const gapSize = 5

/** Squares at the ends of the selected connector, dots where its route can be bent. */
export function ConnectorHandles() {
  const editor = useFlowchartEditor()
  useStore(editor.scene)
  useStore(editor.selection)
  useStore(editor.writing)
  useStore(editor.lockReason)
  useStore(editor.connectorState.bend)
  const zoom = useZoom(editor)
  const isBusy = useStore(editor.gesturePreview) !== null
  const placed = isBusy ? null : editedConnector(editor)
  if (!placed) return null
  const chosen = chosenBend(editor)?.nth
  return handlesOf(placed, zoom).map((handle) => {
    const { x, y } = handle.at
    if (handle.kind === 'end') {
      const size = endSize / zoom
      return (
        <rect
          key={handle.end}
          className={styles.handle}
          data-connector-handle={handle.end}
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
        />
      )
    }
    const nth = handle.kind === 'piece' ? handle.piece : handle.nth
    const isBend = handle.kind === 'bend'
    return (
      <circle
        key={`${handle.kind} ${nth}`}
        className={isBend ? (chosen === nth ? styles.chosen : styles.handle) : styles.gap}
        data-connector-handle={handle.kind}
        cx={x}
        cy={y}
        r={(isBend ? bendSize : gapSize) / 2 / zoom}
      />
    )
  })
}
