import { z } from 'zod'
import { editMode } from './calls/cooperation-fields.ts'

/**
 * Stateless messages beside the sync protocol, as JSON. A client sends a mark after its updates and again whenever it has
 * synced; messages are handled in order, so the answer with its number says that all before it is on disk.
 */
const mark = z.object({ type: z.literal('mark'), number: z.number().int().positive() })

const coordinate = z.number().min(-1e9).max(1e9)
const presentItem = z.object({ type: z.string().max(16), id: z.string().max(64) })
/** What people with the document open say of themselves, in the coordinates of the document. */
const presenceState = z.object({
  /** The first of what they have selected. */
  selection: z.array(presentItem).max(20),
  /** Where their pointer is; null: nowhere, as on a phone. */
  cursor: z.object({ x: coordinate, y: coordinate }).nullable(),
  /** What they see of the document; null where it is not drawn, as in an outline. */
  view: z.object({ x: coordinate, y: coordinate, width: coordinate, height: coordinate }).nullable(),
  /** Whose text they write. */
  typing: presentItem.nullable(),
  /** The page they look at, in documents that show one page at a time. */
  page: z.string().max(64).nullish(),
})
export type PresenceState = z.output<typeof presenceState>
export type PresentItem = z.output<typeof presentItem>

/** What has changed of it. Nobody says who they are: the server knows. `shown`: somebody who only looks wants to be seen. */
const presence = z.object({
  ...{ type: z.literal('presence'), shown: z.boolean().optional() },
  ...presenceState.partial().shape,
})
/** Asks everybody else to come and look at what one sees. */
const summon = z.object({ type: z.literal('summon') })

export const clientMessage = z.discriminatedUnion('type', [mark, presence, summon])
export type ClientMessage = z.output<typeof clientMessage>
export type PresenceMessage = z.output<typeof presence>

/** Somebody who has the document open in one tab. */
export const presentPerson = z.object({
  /** Of the tab, not of the person. */
  id: z.string(),
  person: z.object({ id: z.string(), name: z.string(), avatar: z.string().nullable() }),
  /** From 1 up, the same for everybody who looks at the document. */
  color: z.number().int().positive(),
  /** When they came, in milliseconds. */
  since: z.number(),
  ...presenceState.shape,
})
export type PresentPerson = z.output<typeof presentPerson>

/** Why the server did not take an edit. `limit`: no more nodes; `rights`: not allowed (any more); `size`: the document is full. */
export const refusalReason = z.enum(['rights', 'limit', 'size'])
export type RefusalReason = z.output<typeof refusalReason>

export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('marked'), number: z.number().int().positive() }),
  /** Something of this connection was refused: what follows it does not count as saved either. */
  z.object({ type: z.literal('refused'), reason: refusalReason }),
  /** What this person may do has changed, or was told for the first time. `kind`: of the document, as `naotu_type`; told before its content. */
  z.object({
    ...{ type: z.literal('rights'), edit: z.boolean(), nodes: z.number().int().nullable() },
    kind: z.number().int().nonnegative().optional(),
  }),
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
  /** All who are seen in the document, one's own tab (`you`) among them, and how many others look at it. */
  z.object({
    ...{ type: z.literal('people'), you: z.string() },
    ...{ people: z.array(presentPerson), watching: z.number().int().nonnegative() },
  }),
  /** What has changed of that: new people whole, of others what is new, and ids of those who left. */
  z.object({
    type: z.literal('presence'),
    people: z.array(presentPerson.partial().required({ id: true })).optional(),
    left: z.array(z.string()).optional(),
    watching: z.number().int().nonnegative().optional(),
  }),
  /** Somebody asks everybody to come and look at what they see. */
  z.object({ type: z.literal('summoned'), by: z.string() }),
])
export type ServerMessage = z.output<typeof serverMessage>
