import { marks } from '@ramify/themes'
import { useText } from '../../../platform/i18n/language.ts'
import { Row, Section } from '../../views/panels/Section.tsx'
import styles from '../style/StylePanel.module.css'
import type { Chosen } from '../style/use-chosen.ts'
import { LabelsRow } from './LabelsRow.tsx'
import { Pie } from './Pie.tsx'
import { percents } from './percents.ts'

/** Small signs before the words; the one that is on goes off again. */
export function MarksSection({ chosen }: { chosen: Chosen }) {
  const { text } = useText()
  const priority = chosen.seen(({ face }) => face.node.marks.priority)
  const progress = chosen.seen(({ face }) => face.node.marks.progress)
  return (
    <Section title={text('editor.style.marks')}>
      <Row label={text('editor.style.priority')}>
        <div className={styles.marks}>
          {marks.priority.map(({ fill, text: color }, nth) => (
            <button
              key={fill}
              type="button"
              className={styles.mark}
              style={{ background: fill, color }}
              aria-label={text('editor.style.priority-n', { number: nth + 1 })}
              aria-pressed={priority === nth + 1}
              onClick={() => chosen.mark({ priority: priority === nth + 1 ? null : nth + 1 })}
            >
              {nth + 1}
            </button>
          ))}
        </div>
      </Row>
      <Row label={text('editor.style.progress')}>
        <div className={styles.marks}>
          {percents.map((percent) => (
            <button
              key={percent}
              type="button"
              className={styles.pie}
              aria-label={text('editor.style.progress-n', { percent })}
              aria-pressed={progress === percent}
              onClick={() => chosen.mark({ progress: progress === percent ? null : percent })}
            >
              <Pie percent={percent} />
            </button>
          ))}
        </div>
      </Row>
      <LabelsRow chosen={chosen} />
    </Section>
  )
}
