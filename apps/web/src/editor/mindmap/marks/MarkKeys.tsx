import { marks } from '@ramify/themes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Section } from '../../views/panels/Section.tsx'
import { useChosen } from '../style/use-chosen.ts'
import styles from './MarkKeys.module.css'
import { Pie } from './Pie.tsx'
import { Priority } from './Priority.tsx'
import { percents } from './percents.ts'

/** Priority and progress under the thumbs, while the words of the topic are being written. */
export function MarkKeys() {
  const { text } = useText()
  const chosen = useChosen()
  const priority = chosen.seen(({ face }) => face.node.marks.priority)
  const progress = chosen.seen(({ face }) => face.node.marks.progress)
  return (
    <>
      <Section title={text('editor.style.priority')}>
        <div className={styles.keys}>
          {marks.priority.map(({ fill }, nth) => (
            <Key
              key={fill}
              label={text('editor.style.priority-n', { number: nth + 1 })}
              isOn={priority === nth + 1}
              onPress={() => chosen.mark({ priority: priority === nth + 1 ? null : nth + 1 })}
            >
              <Priority number={nth + 1} />
            </Key>
          ))}
          <Key label={text('editor.action.no-priority')} onPress={() => chosen.mark({ priority: null })}>
            <Icon icon={X} />
          </Key>
        </div>
      </Section>
      <Section title={text('editor.style.progress')}>
        <div className={styles.keys}>
          {percents.map((percent) => (
            <Key
              key={percent}
              label={text('editor.style.progress-n', { percent })}
              isOn={progress === percent}
              onPress={() => chosen.mark({ progress: progress === percent ? null : percent })}
            >
              <Pie percent={percent} />
            </Key>
          ))}
        </div>
      </Section>
    </>
  )
}

interface KeyProps {
  label: string
  isOn?: boolean
  onPress: () => void
  children: ReactNode
}

function Key({ label, isOn, onPress, children }: KeyProps) {
  return (
    <button type="button" className={styles.key} aria-label={label} aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  )
}
