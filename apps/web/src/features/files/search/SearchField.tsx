import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { searchPath } from '../places/paths.ts'
import styles from './SearchField.module.css'

/** Whoever types on is not searched for in between. */
const pause = 250

/** Other words: they are searched for when the typing pauses, or at once by Enter. */
export function SearchField({ words }: { words: string }) {
  const { text } = useText()
  const [typed, type] = useState(words)
  // A word that an input method is still making is none yet.
  const [isComposing, compose] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** What stands in the address because it was typed here: the next words take its place, so that one step leads back. */
  const own = useRef<string | null>(null)

  const search = (wanted: string) => {
    if (wanted === words) return
    navigate(searchPath(wanted), { replace: own.current !== null })
    own.current = wanted
  }
  useEffect(() => {
    if (words === own.current) return
    // Somebody went back, or came from elsewhere with other words.
    own.current = null
    type(words)
  }, [words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search is no reason for another
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(() => search(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed, isComposing, words])

  const clear = () => {
    type('')
    form.current?.querySelector('input')?.focus()
  }
  return (
    <search>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          search(typed.trim())
        }}
      >
        <Field
          label={text('files.search.field')}
          icon={Search}
          isQuiet
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck="false"
          maxLength={100}
          // With nothing searched for, there is nothing else to do here.
          autoFocus={words === ''}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onCompositionStart={() => compose(true)}
          onCompositionEnd={() => compose(false)}
          end={typed !== '' && <IconButton label={text('files.filter.clear')} icon={X} onClick={clear} />}
        />
      </form>
    </search>
  )
}
