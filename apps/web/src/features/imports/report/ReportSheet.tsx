import { useCover } from '../../../editor/core/viewport/use-cover.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useLayer } from '../../../platform/layers/use-layer.ts'
import { ReportPanel } from './ReportPanel.tsx'
import styles from './ReportSheet.module.css'
import { shownReport } from './shown-report.ts'
import type { ShownReport } from './use-report.ts'

interface Props {
  report: ShownReport
  editor: Editor
}

/** The same in a hand: over the foot of the page, so that what it leads to stays in sight above it. */
export function ReportSheet({ report, editor }: Props) {
  const cover = useCover(editor)
  useLayer(true, () => shownReport.set(null))
  return (
    <div ref={cover} className={styles.sheet}>
      <ReportPanel report={report} editor={editor} />
    </div>
  )
}
