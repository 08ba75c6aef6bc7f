import { z } from 'zod'

export const commentSettings = {
  /** Whether guests may comment where a share allows it. */
  COMMENTS_GUESTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
}
