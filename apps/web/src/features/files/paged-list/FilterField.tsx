import { ListFilter, X } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { filterFieldId, nameFilter } from '../list/name-filter.ts'
import styles from './FilterField.module.css'

/** Shows only names that have what is typed. */
export function FilterField() {
  const { text } = useText()
  const typed = useStore(nameFilter)
  return (
    <span className={styles.field}>
      <Icon icon={ListFilter} className={styles.icon} />
      <input
        id={filterFieldId}
        type="text"
        aria-label={text('files.filter')}
        placeholder={text('files.filter')}
        autoComplete="off"
        spellCheck="false"
        maxLength={100}
        className={styles.input}
        value={typed}
        onChange={(event) => nameFilter.set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') nameFilter.set('')
        }}
      />
      {typed !== '' && (
        <IconButton
          icon={X}
          label={text('files.filter.clear')}
          className={styles.clear}
          onClick={() => nameFilter.set('')}
        />
      )}
    </span>
  )
}
