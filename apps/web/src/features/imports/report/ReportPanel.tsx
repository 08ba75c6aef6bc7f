import { FileInput, X } from 'lucide-react'
import { type KeyboardEvent, useEffect } from 'react'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { openSheet } from './open-sheet.ts'
import styles from './ReportPanel.module.css'
import { ReportSectionView } from './ReportSectionView.tsx'
import { secondsText, sentenceOf, sizeText } from './report-words.ts'
import { shownReport } from './shown-report.ts'
import type { ShownReport } from './use-report.ts'
import { leaveMarks, showMarks, step, walkAt } from './walk.ts'

interface Props {
  report: ShownReport
  editor: Editor
}

/** What became of all that a file held, beside the document that was made of it. */
export function ReportPanel({ report, editor }: Props) {
  const translator = useText()
  const { text, language } = translator
  const { file, model, nth } = report
  const at = useStore(walkAt)
  useEffect(() => showMarks(editor, model, at, translator), [editor, model, at, translator])
  useEffect(() => () => leaveMarks(editor), [editor])
  const next = file.documents.length > 1 ? file.documents[(nth + 1) % file.documents.length] : undefined
  const close = () => shownReport.set(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
    if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(editor, model, event.shiftKey ? -1 : 1)
  }
  return (
    <section className={styles.panel} aria-label={text('imports.report')} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <Icon icon={FileInput} />
        <h2 className={styles.title}>{text('imports.report')}</h2>
        <IconButton label={text('imports.report.close')} icon={X} onClick={close} />
      </header>
      <div className={styles.body}>
        <div className={styles.summary}>
          <p className={styles.file}>{file.name}</p>
          <p className={styles.facts}>
            {[
              sizeText(file.bytes, language),
              text('imports.sheets', { count: file.documents.length }),
              secondsText(file.milliseconds, language),
            ].join(' · ')}
          </p>
          <p className={styles.sentence}>{sentenceOf(model, translator)}</p>
        </div>
        {model.sections.map((section) => (
          <ReportSectionView key={section.fate} section={section} model={model} at={at} editor={editor} />
        ))}
      </div>
      <footer className={styles.foot}>
        {next && (
          <Button className={styles.next} onClick={() => void openSheet(next)}>
            <Icon icon={FileInput} size="s" />
            <span className={styles.nextName}>{text('imports.next-sheet', { name: next.name })}</span>
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {text('imports.report.done')}
        </Button>
      </footer>
    </section>
  )
}
