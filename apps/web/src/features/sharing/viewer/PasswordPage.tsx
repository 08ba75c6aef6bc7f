import { Lock, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { IconLink } from '../../../ui/buttons/IconLink.tsx'
import { DigitBoxes, digitCount } from '../../../ui/fields/DigitBoxes.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './PasswordPage.module.css'
import { shortName } from './short-name.ts'

interface Props {
  name: string
  /** Too many have tried: nobody gets in before the owner has renewed it. */
  isLocked: boolean
  /** Somebody was looking already. */
  hasChanged: boolean
  /** Within the page of somebody else, where there is no way home. */
  isEmbedded: boolean
  /** What is wrong with the last try; null: nothing yet. */
  wrong: string | null
  onTry: (password: string) => Promise<void>
}

/** Before a map that has a password: its name, and nothing else of it. */
export function PasswordPage({ name, isLocked, hasChanged, isEmbedded, wrong, onTry }: Props) {
  const { text, message } = useText()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  /** What is wrong before anything was sent. */
  const [amiss, setAmiss] = useState<'549' | '551' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const shown = shortName(name)
  usePageTitle(shown)
  useEffect(() => {
    // The first thing to do here; and again after a wrong one.
    if (!isBusy && !isLocked) field.current?.focus()
  }, [isBusy, isLocked])

  const type = async (digits: string) => {
    const isLong = digits.length > digitCount
    setAmiss(isLong ? '551' : null)
    setTyped(isLong ? '' : digits)
    if (digits.length !== digitCount) return
    setBusy(true)
    await onTry(digits)
    setBusy(false)
    setTyped('')
  }
  // What is wrong is said until something else is typed.
  const error = amiss !== null ? message(amiss) : typed === '' ? wrong : null
  return (
    <main className={styles.page}>
      <span className={styles.pattern} aria-hidden="true" />
      {!isEmbedded && (
        <span className={styles.leave}>
          <IconLink href="/" label={text('viewer.home')} icon={X} side="bottom" />
        </span>
      )}
      <section className={styles.card}>
        <span className={styles.lock}>
          <Icon icon={Lock} size="l" />
        </span>
        <h1 className={styles.name} title={name}>
          {shown}
        </h1>
        <p className={styles.sentence}>
          {text(isLocked ? 'viewer.locked' : hasChanged ? 'viewer.password.changed' : 'viewer.password.sentence')}
        </p>
        {!isLocked && (
          <DigitBoxes
            ref={field}
            size="l"
            label={text('viewer.password')}
            value={typed}
            error={error}
            readOnly={isBusy}
            aria-busy={isBusy}
            enterKeyHint="go"
            // It goes by itself: whoever presses this has not typed enough.
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing && !isBusy) setAmiss(typed === '' ? '549' : '551')
            }}
            onType={(digits) => void type(digits)}
          />
        )}
      </section>
    </main>
  )
}
