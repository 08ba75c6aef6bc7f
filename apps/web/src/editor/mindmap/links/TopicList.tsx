import type { NodeId } from '@ramify/document'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import { chosenByKey, chosenByWords } from './choose-topic.ts'
import { findTopics } from './find-topics.ts'
import styles from './TopicList.module.css'

interface Props {
  exclude: readonly NodeId[]
  value: NodeId | null
  error: string | null
  onChange: (id: NodeId | null) => void
}

const most = 100

/**
 * The topics of this map, to choose one. What is typed chooses the first that has it, arrows go on from there, and Enter is the
 * dialog's, which takes what is chosen.
 */
export function TopicList({ exclude, value, error, onChange }: Props) {
  const { document } = useMapEditor()
  const { text } = useText()
  const [words, setWords] = useState('')
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const chosen = useRef<HTMLDivElement>(null)
  const { snapshot } = document
  const topics = useMemo(() => findTopics(snapshot, words, exclude, most), [snapshot, words, exclude])
  const isGone = value !== null && !snapshot.nodes.get(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => void chosen.current?.scrollIntoView({ block: 'nearest' }), [value])
  const type = (next: string) => {
    setWords(next)
    onChange(chosenByWords(findTopics(snapshot, next, exclude, most), next, value))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    const next = chosenByKey(topics, event.key, value)
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
  const nth = topics.findIndex(({ id }) => id === value)
  const active = nth < 0 ? undefined : `${list}-${nth}`
  return (
    <div className={styles.topics}>
      <Field
        ref={field}
        autoFocus
        isQuiet
        label={text('editor.link.search')}
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
        tabIndex={topics.length > 0 ? 0 : -1}
        aria-label={text('editor.link.to-topic')}
        aria-activedescendant={active}
        className={styles.list}
        onKeyDown={onListKeyDown}
      >
        {topics.map(({ id, name, parent }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={id}
            id={`${list}-${at}`}
            ref={id === value ? chosen : undefined}
            role="option"
            aria-selected={id === value}
            className={classNames(styles.topic, id === value && styles.chosen)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChange(id)}
          >
            <span className={styles.name}>{name.trim() === '' ? text('editor.tree.blank') : name}</span>
            <span className={styles.path}>{parent}</span>
          </div>
        ))}
        {topics.length === 0 && <p className={styles.none}>{text('editor.link.none')}</p>}
      </div>
      {(error ?? (isGone ? text('editor.link.gone') : null)) !== null && (
        <p role="alert" className={styles.error}>
          {error ?? text('editor.link.gone')}
        </p>
      )}
    </div>
  )
}
