import { maybeText, textOf } from './ask-json.ts'
import type { OAuth2Entry } from './oauth2.ts'

export const weibo: OAuth2Entry = {
  kind: 'oauth2',
  authorize: 'https://api.weibo.com/oauth2/authorize',
  profile: async ({ code, clientId, clientSecret, redirectUri, ask }) => {
    // By hand: its answer lacks the type of the token, which the standard asks for.
    const token = await ask('https://api.weibo.com/oauth2/access_token', {
      form: {
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirectUri,
      },
    })
    const uid = textOf(token, 'uid')
    const person = await ask('https://api.weibo.com/2/users/show.json', {
      query: { access_token: textOf(token, 'access_token'), uid },
    })
    return {
      subject: uid,
      nickname: maybeText(person, 'screen_name'),
      picture: maybeText(person, 'avatar_large'),
      email: null,
    }
  },
}
