import type { Log } from '../log.ts'

export interface Message {
  to: string
  /** SMS has none. */
  subject?: string
  text: string
  /** The one thing in the text that is secret. */
  code?: string
}

/** Carries messages to people who are not here. */
export interface Delivery<Kind extends string = string> {
  kind: Kind
  /** Settles once somebody else has taken the message over. */
  send: (message: Message) => Promise<void>
  /**
   * Takes as long as sending just took and fails if it just failed, and sends nothing: whoever watches shall not learn
   * whether there was anybody to send to.
   */
  pretend: () => Promise<void>
  /** Removes what is kept of messages to this address. */
  forget: (to: string) => Promise<void>
}

export class NotSent extends Error {}

type Carry = Pick<Delivery, 'send' | 'forget'>

export function watchedDelivery<Kind extends string>(kind: Kind, carry: Carry, log: Log): Delivery<Kind> {
  const last = { took: 0, failed: false }
  return {
    kind,
    send: async (message) => {
      const began = performance.now()
      try {
        await carry.send(message)
        last.failed = false
      } catch (error) {
        last.failed = true
        // Not to whom, and not what.
        log.warn({ kind, reason: oneLine((error as Error).message, message) }, 'message not sent')
        throw new NotSent('message not sent', { cause: error })
      } finally {
        last.took = performance.now() - began
      }
    },
    pretend: async () => {
      await new Promise((resolve) => setTimeout(resolve, last.took * (0.8 + 0.4 * Math.random())))
      if (last.failed) throw new NotSent('message not sent')
    },
    forget: carry.forget,
  }
}

/** What others answer is no text of ours: it may hold line breaks (T52), the address, even the message. */
const oneLine = (reason: string, { to, code }: Message) =>
  [to, ...(code ? [code] : [])]
    .reduce((text, secret) => text.replaceAll(secret, '…'), reason.replace(/\s+/g, ' '))
    .slice(0, 300)
