import { useId, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './HexField.module.css'
import { hexColor } from './hex-color.ts'

interface Props {
  /** As `#rrggbb`; empty where it is no such colour. */
  value: string
  onChange: (color: string) => void
}

/** A colour by its code; taken by Enter or when the field is left, and never while it is wrong. */
export function HexField({ value, onChange }: Props) {
  const { text } = useText()
  const why = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const take = () => {
    if (typed === null || typed.trim() === '') {
      setTyped(null)
      setWrong(false)
      return
    }
    const color = hexColor(typed)
    setWrong(color === null)
    if (color === null) return
    setTyped(null)
    if (color !== value) onChange(color)
  }
  return (
    <>
      <input
        type="text"
        className={classNames(styles.field, isWrong && styles.wrong)}
        aria-label={text('editor.color.hex')}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? why : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={9}
        value={typed ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          // What was wrong may be right now; what is only half written is not called wrong.
          if (hexColor(event.target.value) !== null) setWrong(false)
        }}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          take()
        }}
      />
      {isWrong && (
        <span id={why} role="alert" className={styles.why}>
          {text('editor.color.hex-wrong')}
        </span>
      )}
    </>
  )
}
