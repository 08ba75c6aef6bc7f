import type { Level } from '@ramify/document'
import { useText } from '../../../platform/i18n/language.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './StylePanel.module.css'

interface Props {
  /** That all selected topics are of. */
  level: Level
  count: number
  isOn: boolean
}

/** Whom the panel dresses: what is selected, or all topics of its level. */
export function LevelSwitch({ level, count, isOn }: Props) {
  const editor = useMapEditor()
  const { text } = useText()
  return (
    <div className={styles.whom}>
      <Segmented
        label={text('editor.level.whom')}
        isTight
        value={isOn ? 'level' : 'topics'}
        options={[
          { value: 'topics', label: text(count === 1 ? 'editor.level.topic' : 'editor.level.topics') },
          { value: 'level', label: text(`editor.level.${level}`) },
        ]}
        onChange={(whom) => editor.dressesLevel.set(whom === 'level')}
      />
    </div>
  )
}
