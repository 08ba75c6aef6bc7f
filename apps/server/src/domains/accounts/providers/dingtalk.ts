import { maybeText, textOf } from './ask-json.ts'
import type { OAuth2Entry } from './oauth2.ts'

/** The workplace chat app (DingTalk, 钉钉). */
export const dingtalk: OAuth2Entry = {
  kind: 'oauth2',
  authorize: 'https://login.dingtalk.com/oauth2/auth',
  parameters: { scope: 'openid', prompt: 'consent' },
  profile: async ({ code, clientId, clientSecret, ask }) => {
    const token = await ask('https://api.dingtalk.com/v1.0/oauth2/userAccessToken', {
      body: { clientId, clientSecret, code, grantType: 'authorization_code' },
    })
    const person = await ask('https://api.dingtalk.com/v1.0/contact/users/me', {
      headers: { 'x-acs-dingtalk-access-token': textOf(token, 'accessToken') },
    })
    return {
      subject: textOf(person, 'unionId'),
      nickname: maybeText(person, 'nick'),
      picture: maybeText(person, 'avatarUrl'),
      // It does not say whether it was proved.
      email: null,
    }
  },
}
