import { useStore } from '../../../platform/store.ts'
import { areRulersOn } from '../arranging/snap-settings.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './PageGuideLines.module.css'
import { areRulersShown, guidesOf, withGuide } from './page-guides.ts'

/** In units of the page, around what is seen: further than anybody gets before the view rests. */
const reach = 100_000

/** The guides of the page, and the one that is carried. */
export function PageGuideLines() {
  const editor = useFlowchartEditor()
  useStore(areRulersOn)
  useStore(editor.lockReason)
  useStore(editor.editRight)
  useStore(editor.scene)
  const { x: left, y: top } = useStore(editor.restingView)
  const preview = useStore(editor.gesturePreview)
  if (!areRulersShown(editor)) return null
  const stored = guidesOf(editor)
  const { x, y } = preview?.kind === 'guide' ? withGuide(stored, preview.from, preview.to) : stored
  const lines = [
    ...x.map((at) => `M${at} ${top - reach}V${top + reach}`),
    ...y.map((at) => `M${left - reach} ${at}H${left + reach}`),
  ]
  return lines.length === 0 ? null : <path className={styles.line} d={lines.join('')} />
}
