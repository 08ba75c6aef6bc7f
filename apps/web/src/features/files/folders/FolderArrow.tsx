import { ChevronRight } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './FolderArrow.module.css'

interface Props {
  isOpen: boolean
  onToggle: () => void
  /** How far from the edge it stands, where it lies over its row. */
  indent?: string
}

/** Opens and closes a row of a tree by the mouse. Its row has the keys, and tells screen readers whether it is open. */
export function FolderArrow({ isOpen, onToggle, indent }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do it
    <span
      className={classNames(styles.arrow, isOpen && styles.open, indent !== undefined && styles.over)}
      style={indent === undefined ? undefined : { insetInlineStart: indent }}
      onClick={(event) => {
        // The row itself is chosen or followed by a press beside it.
        event.stopPropagation()
        onToggle()
      }}
    >
      <Icon icon={ChevronRight} size="s" />
    </span>
  )
}
