import { Search } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Shortcut } from '../../ui/Shortcut.tsx'
import styles from './PaletteField.module.css'

interface Props {
  value: string
  listId: string
  currentId: string | null
  onChange: (value: string) => void
}

export function PaletteField({ value, listId, currentId, onChange }: Props) {
  const { text } = useText()
  return (
    <div className={styles.field}>
      <Icon icon={Search} className={styles.icon} />
      <input
        role="combobox"
        aria-label={text('palette.open')}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={currentId ?? undefined}
        // biome-ignore lint/a11y/noAutofocus: the dialog is this field; whoever opens it wants to type
        autoFocus
        autoComplete="off"
        spellCheck="false"
        maxLength={100}
        placeholder={text('palette.open')}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Shortcut isKey>Esc</Shortcut>
    </div>
  )
}
