import { z } from 'zod'
import type { Capability } from '../account/roles.ts'
import { id, time } from '../rules/fields.ts'

/** Which kind of document: 0 mind map, 1 flowchart, others of newer servers. */
export const naotuType = z.number().int().min(0).max(32_767)

export const bit = z.union([z.literal(0), z.literal(1)])

/** What somebody may do with a file. */
export const capability = z.enum([
  'see',
  'comment',
  'copy',
  'export',
  'edit',
  'share',
  'manage',
  'history',
  'arrange',
] satisfies Capability[])

export const fileEntry = z.object({
  file_guid: id,
  parent_guid: id.nullable(),
  file_name: z.string(),
  file_type: z.enum(['file', 'folder']),
  naotu_type: naotuType,
  owner_id: id,
  is_share: bit,
  /** Whoever has its link opens it, without a password. */
  is_open: bit,
  is_cooperation: bit,
  is_owner: z.boolean(),
  /** The same under the name of the specifications. */
  isOwner: z.boolean(),
  allow_edit: z.boolean(),
  /** To name it, to move it and to throw it away. */
  allow_arrange: z.boolean(),
  /** Of files in the space of a team. */
  team_id: id.nullable(),
  /** Of documents. */
  node_num: z.number().int().nonnegative(),
  image_num: z.number().int().nonnegative(),
  /** Changes with the picture of the document; null when there is none yet. */
  thumbnail: z.string().nullable(),
  created_at: time,
  updated_at: time,
})
export type FileEntry = z.output<typeof fileEntry>

/** One, or many at once. */
export const fileIds = z.union([id, z.array(id).min(1).max(500)])

/** Made by the caller: asking twice after a lost answer makes one thing. */
export const idempotencyKey = z.string().regex(/^[\w-]{8,64}$/)

/** Of lists that come in parts: where the one before ended (the first part without), and how many are wanted. */
export const partOf = (usual: number, most: number) => ({
  cursor: z.string().max(1000).optional(),
  limit: z.number().int().default(usual).overwrite(clampTo(1, most)),
})

export const part = {
  ...partOf(100, 200),
  /** Where the part that is asked for again ended: what comes after that is left out. Its cursor: null, unless there is more by now. */
  until: z.string().max(1000).optional(),
}

/** Asking for too many is no mistake worth refusing. */
function clampTo(least: number, most: number): (value: number) => number {
  return (value) => Math.min(Math.max(value, least), most)
}

export const count = z.number().int().nonnegative()
