import { z } from 'zod'
import { call } from '../call.ts'
import { commentContent } from '../rules/comment-content.ts'
import { id, time } from '../rules/fields.ts'
import { user } from './account-fields.ts'
import { count, idempotencyKey } from './file-fields.ts'

/** Of a topic or a shape, as the document calls it. It need not be there any more. */
const nodeId = z.string().regex(/^[\w.:-]{1,64}$/)

const named = user.pick({ user_id: true, nickname: true })
const person = user.pick({ user_id: true, nickname: true, avatar: true, avatar_url: true })

const comment = z.object({
  id,
  file_guid: id,
  /** The first comment of the thread it is in: its own id if it is the first. */
  thread_id: id,
  reply_to: id.nullable(),
  /** Null: about the whole document. Those in a thread have the same. */
  node_id: z.string().nullable(),
  /** Empty once it is deleted. */
  content: z.string(),
  /** Who wrote it: a person, or a guest by their number in this document ("Thinker No. 3"). Neither of deleted ones. */
  user_id: id.nullable(),
  /** Empty of guests. */
  nickname: z.string(),
  avatar: z.string().nullable(),
  avatar_url: z.string().nullable(),
  guest: z.number().int().positive().nullable(),
  mentions: z.array(named),
  created_at: time,
  edited_at: time.nullable(),
  /** A deleted one is listed as long as others in its thread answer it. */
  is_deleted: z.boolean(),
  /** Of its thread: null while that is open. */
  resolved_at: time.nullable(),
  resolved_by: named.nullable(),
})
export type Comment = z.output<typeof comment>

/** `own`: the caller's. */
const listedComment = comment.extend({ own: z.boolean(), unread: z.boolean() })
export type ListedComment = z.output<typeof listedComment>

/** How many comments in open threads a topic has; null stands for the whole document. */
const nodeCount = z.object({ node_id: z.string().nullable(), count, unread: count })
export type CommentCount = z.output<typeof nodeCount>

const changedNode = {
  thread_id: id,
  node_id: z.string().nullable(),
  /** Comments in open threads of this node from now on. */
  node_count: count,
}

/** What the socket of a document tells of its comments (`comment` messages). */
export const commentEvent = z.discriminatedUnion('change', [
  z.object({ change: z.enum(['added', 'edited']), comment, ...changedNode }),
  /** `comment`: what is still listed of it; null: nothing. */
  z.object({ change: z.literal('deleted'), id, comment: comment.nullable(), ...changedNode }),
  /** Null: the thread is open again. */
  z.object({
    change: z.literal('resolved'),
    resolved_at: time.nullable(),
    resolved_by: named.nullable(),
    ...changedNode,
  }),
  /** Many have gone at once: what is shown has to be asked for again. */
  z.object({ change: z.literal('cleared') }),
])
export type CommentEvent = z.output<typeof commentEvent>

const mentions = z.array(id).max(10).default([])
/** A random secret that a browser keeps: by it a guest is the same one again when their session is another one. */
const guest_key = z
  .string()
  .regex(/^[\w-]{22,64}$/)
  .optional()

const one = z.object({ comment_id: id })
const bodyLimit = 64 * 1024

export const commentCalls = {
  '/add_comment': call({
    summary:
      'Writes a comment on a document or on one of its topics, or an answer in a thread. An empty one is refused with 515',
    auth: 'reader',
    body: z.object({
      file_guid: id,
      content: commentContent,
      node_id: nodeId.nullish(),
      /** Any comment of a thread. The new one gets the node of that thread, and a resolved thread is open again. */
      reply_to: id.nullish(),
      /** People from `/get_mention_list`. */
      mentions,
      idempotency_key: idempotencyKey.optional(),
      guest_key,
    }),
    data: comment,
    errors: [-104, -429],
    bodyLimit,
  }),
  '/get_comment': call({
    summary: 'Comments on a document, or on one of its topics, newest first, page by page',
    auth: 'reader',
    body: z.object({
      file_guid: id,
      current_page: z.number().int().min(1).max(100_000).default(1),
      page_size: z.number().int().min(1).max(100).default(100),
      node_id: nodeId.nullish(),
      guest_key,
    }),
    data: z.object({
      data: z.array(listedComment),
      current_page: z.number().int(),
      page_size: z.number().int(),
      /** On all pages. */
      total: count,
      open_threads: count,
      resolved_threads: count,
      unread: count,
      /** What the caller may do here besides reading. */
      may: z.object({ comment: z.boolean(), resolve: z.boolean(), mention: z.boolean(), manage: z.boolean() }),
      /** Of guests who may comment: the number that they have here, or would get now. */
      guest: z.number().int().positive().nullable(),
    }),
    errors: [-104],
  }),
  '/edit_comment': call({
    summary: 'Changes what an own comment says; from then on it is marked as edited',
    auth: 'reader',
    body: one.extend({ content: commentContent, mentions, guest_key }),
    data: comment,
    errors: [-104, -429],
    bodyLimit,
  }),
  '/delete_comment': call({
    summary: 'Removes a comment: an own one, or any by whoever may manage the document',
    auth: 'reader',
    body: one.extend({ guest_key }),
    data: z.object({ comment_id: id }),
    errors: [-104],
  }),
  '/delete_guest_comments': call({
    summary: 'Removes everything that one guest has said about a document, by whoever may manage it',
    auth: 'session',
    body: z.object({ file_guid: id, guest: z.number().int().positive() }),
    data: z.object({ removed: count }),
    errors: [-104],
  }),
  '/resolve_comment': call({
    summary: 'Resolves the thread of a comment, or opens it again',
    auth: 'session',
    body: one.extend({ resolved: z.boolean().default(true) }),
    data: z.object({ thread_id: id, resolved_at: time.nullable(), resolved_by: named.nullable() }),
    errors: [-104, -429],
  }),
  '/get_read': call({
    summary:
      'Whether a document has comments that the caller has not read (`readed` 1: it has), and how many each topic has',
    auth: 'reader',
    body: z.object({ file_guid: id }),
    data: z.object({ readed: z.union([z.literal(0), z.literal(1)]), unread: count, nodes: z.array(nodeCount) }),
    errors: [-104],
  }),
  '/update_read': call({
    summary: 'Marks the comments of a document as read: up to one of them, or all',
    auth: 'reader',
    body: z.object({ file_guid: id, comment_id: id.optional() }),
    data: z.object({ readed: z.union([z.literal(0), z.literal(1)]), unread: count }),
    errors: [-104],
  }),
  '/get_mention_list': call({
    summary: 'People whom the caller may mention in comments on a document: its owner and members, for one of them',
    auth: 'session',
    body: z.object({ file_guid: id }),
    data: z.object({ people: z.array(person) }),
    errors: [-104],
  }),
}
