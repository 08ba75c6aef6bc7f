import type { PartOf } from './locale.ts'

/** 邮件与短信的文字：只由服务器发送。 */
export const mailsZh = {
  'mail.code.subject': '{code} 是你的 {brand} 验证码',
  'mail.code.text': `你的 {brand} 验证码是 {code}，十分钟内有效，仅可使用一次。

{brand} 的工作人员不会向你索要验证码。如果不是你本人操作，无需理会。
`,
  'mail.changed.subject': '你的 {brand} 账号已更换邮箱',
  'mail.changed.text': `你的 {brand} 账号已绑定新的邮箱，此邮箱不再属于该账号。

如果不是你本人操作，请立即联系此 {brand} 的管理员。
`,
  'sms.changed': '【{brand}】你的账号已更换手机号。如非本人操作，请重置密码或联系管理员。',
  'sms.code': '【{brand}】验证码 {code}，十分钟内有效，请勿告诉他人。',
  'mail.invitation.subject': '{name} 邀请你在 {brand} 上协作《{file}》',
  'mail.invitation.text': `{name} 邀请你一起编辑《{file}》。

请在 7 天内打开以下链接，并使用此邮箱登录或注册：
{link}

如果你不认识 {name}，无需理会此邮件。
`,
  'mail.team-invitation.subject': '{name} 邀请你加入 {brand} 团队“{file}”',
  'mail.team-invitation.text': `{name} 邀请你加入团队“{file}”。

请在 7 天内打开以下链接，并使用此邮箱登录或注册：
{link}

如果你不认识 {name}，无需理会此邮件。
`,
  'sms.team-invitation': '【{brand}】{name} 邀请你加入团队“{file}”，请在 7 天内用本手机号登录：{link}',
  'sms.invitation': '【{brand}】{name} 邀请你协作《{file}》，请在 7 天内用本手机号登录：{link}',
  'mail.digest.subject': '{brand}：{count} 条新通知',
  'mail.digest.more': '还有 {count} 条。',
  'mail.digest.foot': `--
你在 {brand} 开启了邮件通知，因此收到此邮件。
更改设置：{settings}
退订：{unsubscribe}
`,
} satisfies PartOf<'mails'>
