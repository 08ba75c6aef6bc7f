import { z } from 'zod'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Feedback } from './feedback.ts'

export const feedbackSettings = {
  /** Where feedback is sent on to. */
  FEEDBACK_TO: z.email('must be an e-mail address').optional(),
}

/** Sends feedback on to whoever runs the server. Whom to answer stands in the text: the mail itself is ours. */
export function byMail(delivery: Delivery, to: string): (feedback: Feedback) => Promise<void> {
  return ({ brand, action, topic, email, language, content }) =>
    delivery.send({
      to,
      subject: `${brand}: ${topic.replace(/\s+/g, ' ')}`,
      text: [`${email} (${language}, ${action})`, '', content].join('\n'),
    })
}
