import { shownList } from '../../features/files/index.ts'
import { useAction } from '../../platform/actions/use-action.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { useOnline } from '../../platform/use-online.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './TopBar.module.css'

/** For everything in the trash at once: in the bar, or in a row below where the words do not fit. */
export function TrashWords() {
  const { text } = useText()
  useStore(shownList)
  useOnline()
  return (
    <div className={styles.words}>
      <ActOnAll id="trash.restore-all" name={text('trash.restore-all')} words={text('trash.restore-all')} />
      <ActOnAll id="trash.empty" name={text('trash.empty')} words={text('trash.empty.short')} />
    </div>
  )
}

/** Off where there is nothing. */
function ActOnAll({ id, name, words }: { id: string; name: string; words: string }) {
  const action = useAction(id)
  const isOff = !action || action.disabledReason !== null
  return (
    <Button
      variant="quiet"
      className={classNames(styles.word, action?.isDestructive && styles.destructive)}
      aria-label={name.includes(words) ? name : undefined}
      isOff={isOff}
      onClick={action?.run}
    >
      {words}
    </Button>
  )
}
