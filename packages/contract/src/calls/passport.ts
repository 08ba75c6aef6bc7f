import { z } from 'zod'
import { call } from '../call.ts'
import { apiToken, email, password } from '../fields.ts'

export const passportCalls = {
  '/passport/register': call({
    summary: 'Makes an account for an e-mail address and a password',
    auth: 'anyone',
    body: z.object({
      email,
      password,
      /** The terms, the privacy policy and the use of cookies, all three. */
      agreed: z.literal(true),
    }),
    data: z.object({ api_token: apiToken }),
    errors: [-206],
  }),
  '/passport/login': call({
    summary: 'Proves who one is; its api_token is exchanged by /login within five minutes',
    auth: 'anyone',
    body: z.object({
      type: z.union([z.literal('email'), z.literal(4)]).default('email'),
      email,
      password,
    }),
    data: z.object({ api_token: apiToken }),
    errors: [-200, -205],
  }),
}
