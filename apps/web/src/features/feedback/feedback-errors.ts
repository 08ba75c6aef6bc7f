import { CallError } from '@ramify/contract'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'

export const feedbackFields = ['topic', 'email', 'content'] as const
export type FeedbackField = (typeof feedbackFields)[number]

export type Feedback = Readonly<Record<FeedbackField, string>>

export type FeedbackErrors = { [Field in FeedbackField]?: PlainTextKey }

const words = {
  topic: 'feedback.topic.missing',
  email: 'accounts.email.wrong',
  content: 'feedback.content.missing',
} as const satisfies Record<FeedbackField, PlainTextKey>

/** What is plainly missing, before anybody is asked. */
export function missingFeedback({ topic, email, content }: Feedback): FeedbackErrors {
  return {
    ...(topic.trim() === '' && { topic: words.topic }),
    ...(!/^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: words.email }),
    ...(content.trim() === '' && { content: words.content }),
  }
}

/** Under which field a refusal belongs; `null` if under none. */
export function refusedFeedback(error: unknown): FeedbackErrors | null {
  if (!(error instanceof CallError) || error.errno !== -400) return null
  const field = feedbackFields.find((each) => each === error.failure.field)
  return field ? { [field]: words[field] } : null
}
