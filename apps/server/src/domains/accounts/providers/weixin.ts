import { maybeText, textOf } from './ask-json.ts'
import type { Exchange, OAuth2Entry } from './oauth2.ts'
import type { Profile } from './provider.ts'

/** The messaging app (WeChat, 微信), by a QR code that the app scans. */
export const weixin: OAuth2Entry = {
  kind: 'oauth2',
  authorize: 'https://open.weixin.qq.com/connect/qrconnect',
  clientIdName: 'appid',
  parameters: { scope: 'snsapi_login' },
  hash: 'wechat_redirect',
  profile: (exchange) => profileBy('https://api.weixin.qq.com', exchange),
}

/**
 * Inside of the app, by a service account: its own page asks, and nothing has to be scanned. The app compares the address with a pattern,
 * so nothing stands in it but what it knows, in its order.
 */
export const weixinInside = (api: string): OAuth2Entry => ({
  kind: 'oauth2',
  authorize: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  clientIdName: 'appid',
  parameters: { scope: 'snsapi_userinfo' },
  order: ['appid', 'redirect_uri', 'response_type', 'scope', 'state'],
  hash: 'wechat_redirect',
  profile: (exchange) => profileBy(api, exchange),
})

async function profileBy(
  api: string,
  { code, clientId: appid, clientSecret: secret, ask }: Exchange,
): Promise<Profile> {
  const token = await ask(new URL('/sns/oauth2/access_token', api).href, {
    query: { appid, secret, code, grant_type: 'authorization_code' },
  })
  const openid = textOf(token, 'openid')
  const person = await ask(new URL('/sns/userinfo', api).href, {
    query: { access_token: textOf(token, 'access_token'), openid },
  })
  return {
    // The same person in all apps of one operator, where there are several.
    subject: maybeText(person, 'unionid') ?? openid,
    nickname: maybeText(person, 'nickname'),
    picture: maybeText(person, 'headimgurl'),
    email: null,
  }
}
