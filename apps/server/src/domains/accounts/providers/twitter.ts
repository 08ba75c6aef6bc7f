import { maybeText, textOf } from './ask-json.ts'
import type { OAuth2Entry } from './oauth2.ts'
import { standardToken } from './standard-token.ts'

/** Called X by now. */
export const twitter: OAuth2Entry = {
  kind: 'oauth2',
  authorize: 'https://x.com/i/oauth2/authorize',
  parameters: { scope: 'tweet.read users.read' },
  profile: async (exchange) => {
    const token = await standardToken(exchange, {
      issuer: 'https://x.com',
      token: 'https://api.x.com/2/oauth2/token',
      method: 'client_secret_basic',
    })
    const { data } = await exchange.ask('https://api.x.com/2/users/me', {
      query: { 'user.fields': 'profile_image_url' },
      headers: { authorization: `Bearer ${token}` },
    })
    const person = (data ?? {}) as Record<string, unknown>
    return {
      subject: textOf(person, 'id'),
      nickname: maybeText(person, 'name') ?? maybeText(person, 'username'),
      picture: maybeText(person, 'profile_image_url'),
      email: null,
    }
  },
}
