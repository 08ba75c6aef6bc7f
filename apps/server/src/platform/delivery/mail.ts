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
    send: async ({ to, subject = '', text }: Message) => {
      opened ??= transport()
      await (await opened).sendMail({
        from,
        // As an object it is one address, whatever is in it (T52).
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    forget: async () => undefined,
  }
}
