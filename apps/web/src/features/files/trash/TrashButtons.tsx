import { useStore } from '../../../platform/store.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { shownList } from '../list/shown-list.ts'
import styles from './TrashButtons.module.css'

/** For everything in the trash at once; absent where there is nothing. */
export function TrashButtons() {
  useStore(shownList)
  useOnline()
  return (
    <div className={styles.buttons}>
      <ActionTextButton id="trash.restore-all" />
      <ActionTextButton id="trash.empty" />
    </div>
  )
}
