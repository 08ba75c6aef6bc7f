import type { SpokenAction } from '../../platform/actions/use-action.ts'
import { useText } from '../../platform/i18n/language.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './KeyButton.module.css'

interface Props {
  action: SpokenAction
  isWaiting: boolean
  /** Null: for nobody any more. */
  onWait: (id: string | null) => void
}

/** The keys of an action; pressed, it waits for others. */
export function KeyButton({ action: { id, label, shortcuts }, isWaiting, onWait }: Props) {
  const { text } = useText()
  const keys = shortcuts.length > 0 ? shortcuts.join(', ') : text('shortcuts.none')
  return (
    <button
      type="button"
      className={classNames(styles.button, isWaiting && styles.waiting)}
      aria-label={
        isWaiting ? text('shortcuts.press-of', { action: label }) : text('shortcuts.keys-of', { action: label, keys })
      }
      onClick={() => onWait(isWaiting ? null : id)}
      onBlur={() => onWait(null)}
    >
      {isWaiting ? text('shortcuts.press') : keys}
    </button>
  )
}
