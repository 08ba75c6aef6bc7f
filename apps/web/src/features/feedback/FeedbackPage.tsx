import { useState } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { OpenPage } from '../legal/index.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import styles from './FeedbackPage.module.css'
import { FeedbackSent } from './FeedbackSent.tsx'

/** For guests and for people alike: what they want to tell whoever runs the server. */
export function FeedbackPage() {
  const { text } = useText()
  /** To which address an answer goes. */
  const [sentFrom, sent] = useState<string | null>(null)
  usePageTitle(text('feedback.title'))
  if (sentFrom !== null) {
    return (
      <OpenPage isOfMe>
        <FeedbackSent email={sentFrom} onAnother={() => sent(null)} />
      </OpenPage>
    )
  }
  return (
    <OpenPage isOfMe title={text('feedback.title')}>
      <p className={styles.lead}>{text('feedback.lead')}</p>
      <FeedbackForm onSent={sent} />
    </OpenPage>
  )
}
