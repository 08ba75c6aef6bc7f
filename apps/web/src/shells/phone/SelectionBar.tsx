import { X } from 'lucide-react'
import { useSelectedCount } from '../../features/files/index.ts'
import { useAction } from '../../platform/actions/use-action.ts'
import { useText } from '../../platform/i18n/language.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './TopBar.module.css'

/** The top while several entries are selected; what can be done with them stands below, where the thumb is. */
export function SelectionBar() {
  const { text } = useText()
  const count = useSelectedCount()
  const leave = useAction('files.select-none')
  const all = useAction('files.select-all')
  return (
    <header className={classNames(styles.bar, styles.led, styles.lined)}>
      {leave && <IconButton icon={X} label={leave.label} side="bottom" className={styles.search} onClick={leave.run} />}
      <h1 className={classNames(styles.selected, styles.wide)}>{text('files.selected', { count })}</h1>
      {all && (
        <Button variant="quiet" className={styles.word} onClick={all.run}>
          {all.label}
        </Button>
      )}
    </header>
  )
}
