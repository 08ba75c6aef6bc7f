import type { Log } from '../log.ts'

export interface Message {
  to: string
  /** SMS has none. */
  subject?: string
  text: string
  /** The one thing in the text that is secret. */
  code?: string
  /** Of mail that one can end: the address that a mail program posts to for that. */
  listUnsubscribe?: string
}

/** Carries messages to people who are not here. */
export interface Delivery<Kind extends string = string> {
  kind: Kind
  /** Settles once somebody else has taken the message over. */
  send: (message: Message) => Promise<void>
  /** Removes what is kept of messages to this address. */
  forget: (to: string) => Promise<void>
}

export class NotSent extends Error {}

type Carry = Pick<Delivery, 'send' | 'forget'>

export function watchedDelivery<Kind extends string>(kind: Kind, carry: Carry, log: Log): Delivery<Kind> {
  return {
    kind,
    send: async (message) => {
      try {
        await carry.send(message)
      } catch (error) {
        // Not to whom, and not what.
        log.warn({ kind, reason: oneLine((error as Error).message, message) }, 'message not sent')
        throw new NotSent('message not sent', { cause: error })
      }
    },
    forget: carry.forget,
  }
}

/** What others answer is no text of ours: it may hold line breaks (T52), the address, even the message. */
const oneLine = (reason: string, { to, code }: Message) =>
  [to, ...(code ? [code] : [])]
    .reduce((text, secret) => text.replaceAll(secret, '…'), reason.replace(/\s+/g, ' '))
    .slice(0, 300)
