import type { Assignee } from '@ramify/document'
import { UserRound, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './DayField.module.css'
import { PersonDisc } from './PersonDisc.tsx'
import { assigneesOf, keyOf } from './task-list.ts'

interface Props {
  assignee: Assignee | null
  onChange: (assignee: Assignee | null) => void
}

/** Whoever does it: people of the document are offered, and those who do something in it already; any name can be written. */
export function AssigneeField({ assignee, onChange }: Props) {
  const editor = useMapEditor()
  const { text } = useText()
  const list = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [known, setKnown] = useState<readonly Assignee[]>([])

  const offer = async () => {
    const inMap = assigneesOf(editor.document.snapshot)
    setKnown(inMap)
    const members = await editor.members()
    const byKey = new Map([...members, ...inMap].map((person) => [keyOf(person), person]))
    setKnown([...byKey.values()])
  }
  const keep = (words: string | null) => {
    if (words === null) return
    const name = words.replace(/\s+/g, ' ').trim()
    const person = known.find((each) => each.name.toLowerCase() === name.toLowerCase()) ?? { name }
    if (name === '' ? assignee !== null : name !== assignee?.name) onChange(name === '' ? null : person)
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') keep(typed)
    else if (event.key === 'Escape' && typed !== null) setTyped(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.box}>
      <span className={styles.sign}>
        {assignee ? <PersonDisc person={assignee} /> : <Icon icon={UserRound} size="s" />}
      </span>
      <input
        className={styles.field}
        list={list}
        aria-label={text('editor.task.assignee')}
        placeholder={text('editor.task.assignee-hint')}
        maxLength={60}
        autoComplete="off"
        value={typed ?? assignee?.name ?? ''}
        onFocus={(event) => {
          event.target.select()
          void offer()
        }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => keep(typed)}
        onKeyDown={onKeyDown}
      />
      <datalist id={list}>
        {known.map((person) => (
          <option key={keyOf(person)} value={person.name} />
        ))}
      </datalist>
      {typed === null && assignee && (
        <button
          type="button"
          className={styles.button}
          aria-label={text('editor.task.clear', { label: text('editor.task.assignee') })}
          onClick={() => onChange(null)}
        >
          <Icon icon={X} size="s" />
        </button>
      )}
    </div>
  )
}
