import { Search, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../../platform/i18n/language.ts'
import { Field } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { searchPath } from '../paths.ts'
import styles from './SearchField.module.css'

/** Other words; Enter searches for them. */
export function SearchField({ words }: { words: string }) {
  const { text } = useText()
  const [typed, type] = useState(words)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    navigate(searchPath(typed.trim()))
  }
  const clear = () => {
    type('')
    form.current?.querySelector('input')?.focus()
  }
  return (
    <search>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <Field
          label={text('files.search.field')}
          icon={Search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck="false"
          maxLength={100}
          // With nothing searched for, there is nothing else to do here.
          autoFocus={words === ''}
          value={typed}
          onChange={(event) => type(event.target.value)}
          end={typed !== '' && <IconButton label={text('files.filter.clear')} icon={X} onClick={clear} />}
        />
      </form>
    </search>
  )
}
