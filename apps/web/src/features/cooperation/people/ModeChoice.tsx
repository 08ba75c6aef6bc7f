import type { EditMode, Team } from '@ramify/contract'
import { useText } from '../../../platform/i18n/language.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { changeMode } from '../team/team-acts.ts'
import styles from './ModeChoice.module.css'

export const modes = ['turns', 'together'] as const satisfies readonly EditMode[]

/** Whether people write in turns or at once. */
export function ModeChoice({ team: { file_guid, mode } }: { team: Team }) {
  const { text } = useText()
  return (
    <div className={styles.mode}>
      <div>
        <p className={styles.label}>{text('cooperation.mode')}</p>
        <p className={styles.hint}>{text(`cooperation.mode.${mode}.hint`)}</p>
      </div>
      <Segmented
        label={text('cooperation.mode')}
        value={mode}
        options={modes.map((value) => ({ value, label: text(`cooperation.mode.${value}`) }))}
        onChange={(next) => void changeMode(file_guid, next)}
      />
    </div>
  )
}
