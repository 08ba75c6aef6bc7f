import type { Message } from './delivery.ts'
import type { MailSettings } from './settings.ts'

const patience = 10_000

/** Hands mail to an SMTP server. What speaks SMTP is loaded with the first one. */
export function smtpMail({ url, from }: MailSettings) {
  const transport = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      // Nothing in a message of ours is a file or an address to read from.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let opened: ReturnType<typeof transport> | undefined
  return {
    send: async ({ to, subject = '', text, listUnsubscribe }: Message) => {
      opened ??= transport()
      await (await opened).sendMail({
        from,
        // As an object it is one address, whatever is in it (T52).
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(listUnsubscribe) },
      })
    },
    forget: async () => undefined,
  }
}

/** As RFC 8058 has them. An address as `URL` writes it has no line breaks (T52). */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {}
  return { 'List-Unsubscribe': `<${new URL(address).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
