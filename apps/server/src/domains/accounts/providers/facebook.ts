import { maybeText, textOf } from './ask-json.ts'
import type { OAuth2Entry } from './oauth2.ts'
import { standardToken } from './standard-token.ts'

const version = 'v23.0'

export const facebook: OAuth2Entry = {
  kind: 'oauth2',
  authorize: `https://www.facebook.com/${version}/dialog/oauth`,
  parameters: { scope: 'public_profile' },
  profile: async (exchange) => {
    const token = await standardToken(exchange, {
      issuer: 'https://www.facebook.com',
      token: `https://graph.facebook.com/${version}/oauth/access_token`,
      method: 'client_secret_post',
    })
    const person = await exchange.ask(`https://graph.facebook.com/${version}/me`, {
      query: { fields: 'id,name,picture.type(large)' },
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = (person.picture ?? {}) as { data?: Record<string, unknown> }
    return {
      subject: textOf(person, 'id'),
      nickname: maybeText(person, 'name'),
      picture: maybeText(data ?? {}, 'url'),
      email: null,
    }
  },
}
