import { z } from 'zod'
import { editMode } from './calls/cooperation-fields.ts'

/**
 * Stateless messages beside the sync protocol, as JSON. A client sends a mark after its updates and again whenever it has
 * synced; messages are handled in order, so the answer with its number says that all before it is on disk.
 */
export const clientMessage = z.object({ type: z.literal('mark'), number: z.number().int().positive() })
export type ClientMessage = z.output<typeof clientMessage>

/** Why the server did not take an edit. `limit`: no more nodes; `rights`: not allowed (any more); `size`: the document is full. */
export const refusalReason = z.enum(['rights', 'limit', 'size'])
export type RefusalReason = z.output<typeof refusalReason>

export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('marked'), number: z.number().int().positive() }),
  /** Something of this connection was refused: what follows it does not count as saved either. */
  z.object({ type: z.literal('refused'), reason: refusalReason }),
  /** What this person may do has changed, or was told for the first time. */
  z.object({ type: z.literal('rights'), edit: z.boolean(), nodes: z.number().int().nullable() }),
  /** The file is called this now. */
  z.object({ type: z.literal('renamed'), name: z.string() }),
  /**
   * Whose turn it is, in a document that people work on together: told when it is opened and whenever it changes. `mode`: null when
   * nobody else works on it any more. `holder`: the id of a person; null when nobody has the turn, and in `together`.
   */
  z.object({ type: z.literal('turn'), mode: editMode.nullable(), holder: z.string().nullable() }),
  /** Who asks for the right to write: all who wait, to those who may answer. */
  z.object({
    type: z.literal('requests'),
    requests: z.array(z.object({ user_id: z.string(), nickname: z.string(), asked_at: z.number() })),
  }),
  /** To who has asked. With a yes the rights come in a message of their own. */
  z.object({ type: z.literal('answered'), accepted: z.boolean() }),
  /** Members, their settings or invitations have changed: who shows them fetches them again. */
  z.object({ type: z.literal('members') }),
  /** A comment on the document was added, changed or removed: a `CommentEvent`, read by those who show comments. */
  z.object({ type: z.literal('comment'), event: z.record(z.string(), z.unknown()) }),
])
export type ServerMessage = z.output<typeof serverMessage>
