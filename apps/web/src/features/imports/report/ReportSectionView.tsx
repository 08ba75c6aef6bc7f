import { Archive, CircleCheck, CircleDashed, CircleSlash, Locate, type LucideIcon } from 'lucide-react'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { partText } from './part-texts.ts'
import styles from './ReportPanel.module.css'
import type { Fate, ReportLine, ReportModel, ReportSection } from './report-model.ts'
import { goToMark } from './walk.ts'

const icons: Readonly<Record<Fate, LucideIcon>> = {
  imported: CircleCheck,
  approximated: CircleDashed,
  kept: Archive,
  dropped: CircleSlash,
}

interface Props {
  section: ReportSection
  model: ReportModel
  at: number | null
  editor: Editor
}

export function ReportSectionView({ section: { fate, count, lines }, model, at, editor }: Props) {
  const { text } = useText()
  const number = new Intl.NumberFormat(document.documentElement.lang)
  const isEmpty = count === 0
  return (
    <section className={classNames(styles.section, isEmpty && styles.empty)} data-fate={fate}>
      <h3 className={styles.sectionTitle}>
        <Icon icon={icons[fate]} className={styles.sectionIcon} />
        <span className={styles.grow}>{text(`imports.fate.${fate}`)}</span>
        <span className={styles.number}>{number.format(count)}</span>
      </h3>
      {fate === 'kept' && !isEmpty && <p className={styles.hint}>{text('imports.kept.hint')}</p>}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={`${line.part} ${line.was}`} line={line} model={model} at={at} editor={editor} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface LineProps extends Omit<Props, 'section'> {
  line: ReportLine
}

function Line({ line, model, at, editor }: LineProps) {
  const { text } = useText()
  const number = new Intl.NumberFormat(document.documentElement.lang)
  const isCurrent = at !== null && model.marks[at]?.line === line
  const first = model.marks.findIndex((mark) => mark.line === line)
  const go = () => {
    // Pressed again, it leads to the next of them.
    const next = isCurrent && model.marks[at + 1]?.line === line ? at + 1 : first
    goToMark(editor, model, next)
  }
  const words = line.was === '' ? null : <span className={styles.was}>{line.was}</span>
  return (
    <li className={classNames(styles.line, isCurrent && styles.current)}>
      <span className={styles.grow}>
        {text(partText(line.part))}
        {words}
      </span>
      <span className={styles.number}>{number.format(line.count)}</span>
      {first >= 0 &&
        (isCurrent ? (
          <Button className={styles.show} onClick={go}>
            <Icon icon={Locate} size="s" />
            {text('imports.show')}
          </Button>
        ) : (
          <IconButton label={text('imports.show')} icon={Locate} className={styles.locate} onClick={go} />
        ))}
    </li>
  )
}
