import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from '../../../platform/store.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { toggleIn, unfoldedGroups } from './palette-state.ts'
import styles from './ShapePalette.module.css'

interface Props {
  name: string
  title: string
  children: ReactNode
}

/** Pictures under a title that folds them. */
export function PaletteGroup({ name, title, children }: Props) {
  const isOpen = useStore(unfoldedGroups).includes(name)
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          onClick={() => toggleIn(unfoldedGroups, name)}
        >
          <Icon icon={isOpen ? ChevronDown : ChevronRight} />
          {title}
        </button>
      </h3>
      {isOpen && <div className={styles.grid}>{children}</div>}
    </section>
  )
}
