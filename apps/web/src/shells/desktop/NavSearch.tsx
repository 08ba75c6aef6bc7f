import { openPaletteId } from '../../features/palette/index.ts'
import { useAction } from '../../platform/actions/use-action.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Shortcut } from '../../ui/Shortcut.tsx'
import styles from './NavSearch.module.css'

/** Looks like a field and opens the palette, where the typing happens. */
export function NavSearch({ isOpen }: { isOpen: boolean }) {
  const action = useAction(openPaletteId)
  if (!action?.icon) return null
  if (!isOpen) return <ActionButton id={openPaletteId} className={styles.closed} />
  return (
    <button type="button" aria-haspopup="dialog" className={styles.search} onClick={action.run}>
      <Icon icon={action.icon} />
      <span className={styles.label}>{action.label}</span>
      {action.shortcut !== null && <Shortcut isKey>{action.shortcut}</Shortcut>}
    </button>
  )
}
