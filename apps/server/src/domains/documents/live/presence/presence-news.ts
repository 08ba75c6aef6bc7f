import { presentPerson } from '@ramify/contract'
import { z } from 'zod'

/** What one process tells others of the people who have a document open there. */
const presenceNews = z.object({
  /** The room of the process, not the process alone: a room that is opened again begins anew. */
  source: z.string().min(1).max(64),
  /** Counts the messages of a source: a gap shows that one was lost. */
  clock: z.number().int().positive(),
  /** These are all of its people; otherwise those of whom something is new. */
  isWhole: z.boolean().optional(),
  /** The others are to tell everything of theirs. */
  asks: z.boolean().optional(),
  people: z.array(presentPerson).optional(),
  left: z.array(z.string()).optional(),
  /** How many look at the document there without being seen. */
  watching: z.number().int().nonnegative().optional(),
  /** The id of somebody who asks everybody to come. */
  summons: z.string().optional(),
})
export type PresenceNews = z.output<typeof presenceNews>

export const writeNews = (news: PresenceNews): Uint8Array => Buffer.from(JSON.stringify(news))

/** Undefined when it is none: whoever can write to the bus can write anything. */
export function readNews(bytes: Uint8Array): PresenceNews | undefined {
  try {
    return presenceNews.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8'))).data
  } catch {
    return undefined
  }
}
