import { Folder } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { lookOf } from '../kinds/kind-looks.ts'
import styles from './DragGhost.module.css'
import { dragged, dragPoint } from './dragged.ts'

/** What hangs on the pointer: its name, or how many. */
export function DragGhost() {
  const { text } = useText()
  const { x, y } = useStore(dragPoint)
  const items = useStore(dragged)?.items ?? []
  const [first] = items
  if (!first) return null
  const { length: count } = items
  return (
    <div role="status" className={styles.ghost} style={{ translate: `${x}px ${y}px` }}>
      <Icon icon={first.kind === 'folder' ? Folder : lookOf(first.documentKind).icon} />
      <span className={styles.name}>{count === 1 ? first.name : text('files.count.items', { count })}</span>
      {count > 1 && (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </div>
  )
}
