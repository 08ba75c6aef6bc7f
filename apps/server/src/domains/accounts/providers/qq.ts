import { maybeText, textOf } from './ask-json.ts'
import type { OAuth2Entry } from './oauth2.ts'

export const qq: OAuth2Entry = {
  kind: 'oauth2',
  authorize: 'https://graph.qq.com/oauth2.0/authorize',
  parameters: { scope: 'get_user_info' },
  profile: async ({ code, clientId, clientSecret, redirectUri, ask }) => {
    const token = await ask('https://graph.qq.com/oauth2.0/token', {
      query: {
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirectUri,
        fmt: 'json',
        need_openid: '1',
      },
    })
    const openid = textOf(token, 'openid')
    const person = await ask('https://graph.qq.com/user/get_user_info', {
      query: { access_token: textOf(token, 'access_token'), oauth_consumer_key: clientId, openid },
    })
    return {
      subject: openid,
      nickname: maybeText(person, 'nickname'),
      picture: maybeText(person, 'figureurl_qq_2') ?? maybeText(person, 'figureurl_qq_1'),
      email: null,
    }
  },
}
