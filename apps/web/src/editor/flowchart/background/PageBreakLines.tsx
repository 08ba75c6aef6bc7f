import { useStore } from '../../../platform/store.ts'
import { arePageBreaksOn } from '../arranging/snap-settings.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './PageBreakLines.module.css'
import { pageBreaks } from './page-breaks.ts'

/** Where the sheets of a page end, for whoever asked to see it. They are in no export. */
export function PageBreakLines() {
  const editor = useFlowchartEditor()
  const isOn = useStore(arePageBreaksOn)
  const mayEdit = useStore(editor.editRight)
  const isLocked = useStore(editor.lockReason) !== null
  return isOn && mayEdit && !isLocked ? <Lines /> : null
}

function Lines() {
  const scene = useStore(useFlowchartEditor().scene)
  const { size } = scene.parts.page
  const breaks = size && pageBreaks(size, scene.shapeBounds)
  if (!breaks) return null
  const { x, y, width, height } = breaks.sheets
  const lines = [...breaks.x.map((at) => `M${at} ${y}v${height}`), ...breaks.y.map((at) => `M${x} ${at}h${width}`)]
  return <path className={styles.line} d={lines.join('')} />
}
