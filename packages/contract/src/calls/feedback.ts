import { z } from 'zod'
import { call } from '../call.ts'
import type { MessageCode } from '../messages.ts'
import { feedbackRules } from '../rules/feedback-rules.ts'
import { email, id } from '../rules/fields.ts'

/** A text that says by a code that it is missing. */
const filled = (code: MessageCode, most: number) => z.string(code).trim().min(1, code).max(most)

export const feedbackCalls = {
  '/feedback': call({
    summary: 'Tells whoever runs the server something; with a session, also from whom',
    auth: 'either',
    body: z.object({
      /** `support`: the person waits for an answer. */
      action: z.enum(['feedback', 'support']).default('feedback'),
      topic: filled('x-enter-subject', feedbackRules.topic),
      email,
      content: filled('x-enter-message', feedbackRules.content),
    }),
    data: z.object({ feedback_id: id }),
    errors: [-429],
    bodyLimit: 64 * 1024,
  }),
}
