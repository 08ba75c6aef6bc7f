import { maybeText, textOf } from './ask-json.ts'
import type { OAuth2Entry } from './oauth2.ts'

/** The messaging app (WeChat, 微信): a QR code in a browser, the app itself on a phone. */
export const weixin: OAuth2Entry = {
  kind: 'oauth2',
  authorize: 'https://open.weixin.qq.com/connect/qrconnect',
  clientIdName: 'appid',
  parameters: { scope: 'snsapi_login' },
  hash: 'wechat_redirect',
  profile: async ({ code, clientId: appid, clientSecret: secret, ask }) => {
    const token = await ask('https://api.weixin.qq.com/sns/oauth2/access_token', {
      query: { appid, secret, code, grant_type: 'authorization_code' },
    })
    const openid = textOf(token, 'openid')
    const person = await ask('https://api.weixin.qq.com/sns/userinfo', {
      query: { access_token: textOf(token, 'access_token'), openid },
    })
    return {
      // The same person in all apps of one operator, where there are several.
      subject: maybeText(person, 'unionid') ?? openid,
      nickname: maybeText(person, 'nickname'),
      picture: maybeText(person, 'headimgurl'),
      email: null,
    }
  },
}
