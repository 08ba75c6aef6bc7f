import { z } from 'zod'
import { call } from '../call.ts'
import { feedbackRules } from '../feedback-rules.ts'
import { email, id } from '../fields.ts'

export const feedbackCalls = {
  '/feedback': call({
    summary: 'Tells whoever runs the server something; with a session, also from whom',
    auth: 'either',
    body: z.object({
      /** `support`: the person waits for an answer. */
      action: z.enum(['feedback', 'support']).default('feedback'),
      topic: z.string().trim().min(1).max(feedbackRules.topic),
      email,
      content: z.string().trim().min(1).max(feedbackRules.content),
    }),
    data: z.object({ feedback_id: id }),
    errors: [-429],
    bodyLimit: 64 * 1024,
  }),
}
