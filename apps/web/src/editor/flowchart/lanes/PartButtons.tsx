import { useStore } from '../../../platform/store.ts'
import { useZoom } from '../../canvas/use-view.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './PartButtons.module.css'
import { buttonRadius, partButtons } from './part-buttons.ts'

/** Where a press adds a lane, a row or a column. Pointers find them by their place; keys have actions. */
export function PartButtons() {
  const editor = useFlowchartEditor()
  useStore(editor.scene)
  useStore(editor.selection)
  useStore(editor.writing)
  useStore(editor.gesturePreview)
  const zoom = useZoom(editor)
  return partButtons(editor).map(({ key, at }) => (
    <g key={key} transform={`translate(${at.x} ${at.y}) scale(${1 / zoom})`} data-adds-part={key}>
      <circle className={styles.ground} r={buttonRadius} />
      <path className={styles.plus} d="M-3.5 0h7M0 -3.5v7" />
    </g>
  ))
}
