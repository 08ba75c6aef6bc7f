import { marks } from '@ramify/themes'
import { useText } from '../../../platform/i18n/language.ts'
import { Row, Section } from '../Section.tsx'
import styles from './StylePanel.module.css'
import type { Chosen } from './use-chosen.ts'

const percents = [0, 25, 50, 75, 100]

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
    </Section>
  )
}

function Pie({ percent }: { percent: number }) {
  const length = 2 * Math.PI * 3.5
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className={styles.circle}>
      {percent === 100 ? (
        <>
          <circle cx="9" cy="9" r="8.5" className={styles.full} />
          <path d="M5.5 9.2 8 11.6 12.6 6.6" className={styles.check} />
        </>
      ) : (
        <>
          <circle cx="9" cy="9" r="7.5" className={styles.ring} />
          <circle
            cx="9"
            cy="9"
            r="3.5"
            className={styles.part}
            strokeDasharray={`${(length * percent) / 100} ${length}`}
          />
        </>
      )}
    </svg>
  )
}
