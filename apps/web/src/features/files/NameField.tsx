import { charactersOf, isBlankName, longestFileName } from '@ramify/contract'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './NameField.module.css'

interface Props {
  name: string
  /** The type of the name it stands in for. */
  className?: string | undefined
  onKeep: (typed: string) => void
  onGiveBack: () => void
}

const countedFrom = 40

/** A name written where it stands: Enter and leaving keep it, Escape gives the old one back. An empty one is not kept: Enter says so, leaving gives the old one back. */
export function NameField({ name, className, onKeep, onGiveBack }: Props) {
  const { text, message } = useText()
  const errorId = useId()
  const [isRefused, setRefused] = useState(false)
  const [typed, setTyped] = useState(name)
  const isOver = useRef(false)
  const length = charactersOf(typed).length

  const end = (act: () => void) => {
    // Ending takes the focus away, which would end it once more.
    if (isOver.current) return
    isOver.current = true
    act()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the page are letters here.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      if (isBlankName(typed)) setRefused(true)
      else end(() => onKeep(typed))
    }
    if (event.key === 'Escape') end(onGiveBack)
  }

  return (
    <span className={styles.field}>
      <input
        aria-label={text('files.name')}
        // biome-ignore lint/a11y/noAutofocus: whoever asks to rename wants to type
        autoFocus
        autoComplete="off"
        spellCheck="false"
        enterKeyHint="done"
        className={classNames(styles.input, className)}
        value={typed}
        onFocus={(event) => event.target.select()}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
        onChange={(event) => {
          setRefused(false)
          setTyped(charactersOf(event.target.value).slice(0, longestFileName).join(''))
        }}
        onKeyDown={onKeyDown}
        onBlur={() => end(isBlankName(typed) ? onGiveBack : () => onKeep(typed))}
      />
      {isRefused && (
        <span id={errorId} role="alert" className={styles.error}>
          {message('500')}
        </span>
      )}
      {length >= countedFrom && (
        <span aria-hidden="true" className={styles.count}>
          {length}/{longestFileName}
        </span>
      )}
    </span>
  )
}
