/** Texts of mails and text messages: only the server sends them. */
export const mailsEn = {
  'mail.code.subject': '{code} is your {brand} code',
  'mail.code.text': `Your {brand} code is {code}. It expires in 10 minutes and can be used once.

Nobody at {brand} will ever ask you for it. If you didn't request a code, you can ignore this e-mail.
`,
  'mail.changed.subject': 'Your {brand} e-mail address was changed',
  'mail.changed.text': `Your {brand} account now has a different e-mail address. This one no longer belongs to it.

If this wasn't you, contact the administrator of this {brand} at once.
`,
  'sms.changed':
    '[{brand}] The phone number of your account was changed. Not you? Reset your password or contact your administrator.',
  'sms.code': "[{brand}] {code} is your code. It expires in 10 minutes. Don't share it with anyone.",
  'mail.invitation.subject': '{name} invited you to “{file}” on {brand}',
  'mail.invitation.text': `{name} would like to work on “{file}” with you.

Open it within 7 days, and sign in or register with this e-mail address:
{link}

If you don't know {name}, you can ignore this e-mail.
`,
  'mail.team-invitation.subject': '{name} invited you to the team “{file}” on {brand}',
  'mail.team-invitation.text': `{name} would like to have you in the team “{file}”.

Open it within 7 days, and sign in or register with this e-mail address:
{link}

If you don't know {name}, you can ignore this e-mail.
`,
  'sms.team-invitation':
    '[{brand}] {name} invited you to the team “{file}”. Sign in with this number within 7 days: {link}',
  'sms.invitation': '[{brand}] {name} invited you to “{file}”. Sign in with this number within 7 days: {link}',
  'mail.digest.subject': { one: '{brand}: {count} new notification', other: '{brand}: {count} new notifications' },
  'mail.digest.more': 'And {count} more.',
  'mail.digest.foot': `--
You get this e-mail because you asked {brand} to mail you unread notifications.
Change that: {settings}
Unsubscribe: {unsubscribe}
`,
} as const
