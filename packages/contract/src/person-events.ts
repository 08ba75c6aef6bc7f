import { z } from 'zod'

/** What has changed for a person, told to every page of theirs that is open: a WebSocket at `eventsPath`. */
export const personEvent = z.discriminatedUnion('type', [
  /** Sent at first and whenever it changes: how many notifications are unread. */
  z.object({ type: z.literal('notifications'), unread: z.number().int().nonnegative() }),
])
export type PersonEvent = z.output<typeof personEvent>

/** The first message of a client, and its only one. */
export const eventsGreeting = z.object({ type: z.literal('authenticate'), token: z.string().max(200) })
