import { feedbackRules } from '@ramify/contract'
import { Mail, MessageSquareText } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { showError } from '../../platform/show-error.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import styles from './FeedbackPage.module.css'
import {
  type Feedback,
  type FeedbackErrors,
  type FeedbackField,
  feedbackFields,
  missingFeedback,
  refusedFeedback,
} from './feedback-errors.ts'

const actions = ['feedback', 'support'] as const

/** What is typed stays until it has arrived. */
export function FeedbackForm({ onSent }: { onSent: (email: string) => void }) {
  const { text } = useText()
  const form = useRef<HTMLFormElement>(null)
  const [action, setAction] = useState<(typeof actions)[number]>('feedback')
  const session = useSession()
  const [changed, change] = useState<Partial<Feedback>>({})
  // Who is here may be known only later; what was typed by then stays.
  const typed: Feedback = {
    topic: '',
    email: (session.status === 'signed-in' && session.user.email) || '',
    content: '',
    ...changed,
  }
  const [errors, setErrors] = useState<FeedbackErrors>({})
  const [isBusy, setBusy] = useState(false)

  const complain = (complaints: FeedbackErrors) => {
    setErrors(complaints)
    const first = feedbackFields.find((field) => complaints[field])
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing = missingFeedback(typed)
    if (Object.keys(missing).length > 0) return complain(missing)
    setErrors({})
    setBusy(true)
    try {
      await api('/feedback', { action, ...typed })
      onSent(typed.email.trim())
    } catch (error) {
      const refused = refusedFeedback(error)
      if (refused) complain(refused)
      else showError(error)
    } finally {
      setBusy(false)
    }
  }

  const field = (name: FeedbackField) => ({
    name,
    value: typed[name],
    error: errors[name] ? text(errors[name]) : null,
    required: true,
    onChange: (event: { target: { value: string } }) => change({ ...changed, [name]: event.target.value }),
  })

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.kind}>
        <Segmented
          label={text('feedback.action')}
          value={action}
          options={actions.map((value) => ({ value, label: text(`feedback.action.${value}`) }))}
          onChange={setAction}
        />
      </div>
      <Field
        {...field('topic')}
        label={text('feedback.topic')}
        icon={MessageSquareText}
        maxLength={feedbackRules.topic}
      />
      <Field
        {...field('email')}
        label={text('feedback.email')}
        icon={Mail}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextArea {...field('content')} label={text('feedback.content')} rows={8} maxLength={feedbackRules.content} />
      <Button type="submit" variant="filled" size="l" isBusy={isBusy} className={styles.send}>
        {text('feedback.send')}
      </Button>
    </form>
  )
}
