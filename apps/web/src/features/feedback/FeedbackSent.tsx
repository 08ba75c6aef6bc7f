import { useEffect, useRef } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/status/EmptyState.tsx'
import styles from './FeedbackPage.module.css'

export function FeedbackSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { text } = useText()
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone: what has become of it is read out in its place.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.sent}>
      <EmptyState
        drawing="done"
        isPage
        title={text('feedback.sent')}
        sentence={text('feedback.sent.sentence', { email })}
      >
        <div className={styles.buttons}>
          <Button onClick={onAnother}>{text('feedback.another')}</Button>
          <ButtonLink variant="filled" href="/">
            {text('feedback.home')}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  )
}
