import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { chosenByKey, chosenByWords } from './choose-target.ts'
import type { LinkTargets } from './link-targets.ts'
import styles from './TargetList.module.css'

interface Props {
  targets: LinkTargets
  value: string | null
  error: string | null
  onChange: (id: string | null) => void
}

/**
 * Parts of this document, to choose one. What is typed chooses the first that has it, arrows go on from there, and Enter is the
 * dialog's, which takes what is chosen.
 */
export function TargetList({ targets, value, error, onChange }: Props) {
  const [words, setWords] = useState('')
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const chosen = useRef<HTMLDivElement>(null)
  const found = useMemo(() => targets.find(words), [targets, words])
  const isGone = value !== null && !targets.has(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => void chosen.current?.scrollIntoView({ block: 'nearest' }), [value])
  const type = (next: string) => {
    setWords(next)
    onChange(chosenByWords(targets.find(next), next, value))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    const next = chosenByKey(found, event.key, value)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }
  /** In the list itself, which Tab leads to: what is typed goes into the field, as everywhere in the dialog Enter takes what is chosen. */
  const onListKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit()
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) field.current?.focus()
    else onKeyDown(event)
  }
  const nth = found.findIndex(({ id }) => id === value)
  const active = nth < 0 ? undefined : `${list}-${nth}`
  const problem = error ?? (isGone ? targets.words.gone : null)
  return (
    <div className={styles.targets}>
      <Field
        ref={field}
        autoFocus
        isQuiet
        label={targets.words.search}
        icon={Search}
        autoComplete="off"
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={active}
        value={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div
        id={list}
        role="listbox"
        tabIndex={found.length > 0 ? 0 : -1}
        aria-label={targets.words.label}
        aria-activedescendant={active}
        className={styles.list}
        onKeyDown={onListKeyDown}
      >
        {found.map(({ id, name, place }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={id}
            id={`${list}-${at}`}
            ref={id === value ? chosen : undefined}
            role="option"
            aria-selected={id === value}
            className={classNames(styles.target, id === value && styles.chosen)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChange(id)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.path}>{place}</span>
          </div>
        ))}
        {found.length === 0 && <p className={styles.none}>{targets.words.none}</p>}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  )
}
