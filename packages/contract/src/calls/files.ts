import { z } from 'zod'
import { call } from '../call.ts'
import { id, time } from '../fields.ts'
import { fileName } from '../file-name.ts'

/** Which kind of document: 0 mind map, 1 flowchart. */
const naotuType = z.union([z.literal(0), z.literal(1)])

const content = z.record(z.string(), z.unknown())

const bit = z.union([z.literal(0), z.literal(1)])

export const fileEntry = z.object({
  file_guid: id,
  parent_guid: id.nullable(),
  file_name: z.string(),
  file_type: z.enum(['file', 'folder']),
  naotu_type: naotuType,
  owner_id: id,
  is_share: bit,
  is_cooperation: bit,
  is_owner: z.boolean(),
  allow_edit: z.boolean(),
  /** Of documents. */
  node_num: z.number().int().nonnegative(),
  image_num: z.number().int().nonnegative(),
  /** Changes with the picture of the document; null when there is none yet. */
  thumbnail: z.string().nullable(),
  created_at: time,
  updated_at: time,
})
export type FileEntry = z.output<typeof fileEntry>

const resource = z.object({ resource_id: z.string(), image_url: z.string(), original_url: z.string() })

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A document of 12 MB and what its envelope takes. */
const contentLimit = 13 * 1024 * 1024

/** One, or many at once. */
const fileIds = z.union([id, z.array(id).min(1).max(500)])

/** Asking for too many is no mistake worth refusing. */
const clampTo = (least: number, most: number) => (value: number) => Math.min(Math.max(value, least), most)

export const fileCalls = {
  '/get_root_dir': call({
    summary: 'The folder in which everything of the person lies',
    auth: 'session',
    body: z.object({ naotu_type: naotuType.default(0) }),
    data: fileEntry,
    errors: [],
  }),
  '/ls': call({
    summary: 'What is in a folder, folders first, then what was edited last; the root when none is named',
    auth: 'session',
    body: z.object({
      dir_guid: id.optional(),
      naotu_type: naotuType.optional(),
      /** By which field the list is ordered. */
      order_type: z.enum(['updated_at', 'created_at', 'file_name']).default('updated_at'),
      /** Which way; where it is not said, newest first and names from A on. */
      sort_by: z.enum(['asc', 'desc']).optional(),
      /** Where the list before ended, in the same order; the first part without. */
      cursor: z.string().max(1000).optional(),
      limit: z.number().int().default(100).overwrite(clampTo(1, 200)),
    }),
    data: z.object({ files: z.array(fileEntry), cursor: z.string().nullable() }),
    errors: [-104],
  }),
  '/file_info': call({
    summary: 'One file or folder',
    auth: 'session',
    body: z.object({ file_guid: id, naotu_type: naotuType.optional() }),
    data: fileEntry,
    errors: [-104],
  }),
  '/touch': call({
    summary: 'Makes a document. The same key again gives the same document',
    auth: 'session',
    body: z.object({
      file_name: fileName.optional(),
      parent_guid: id.optional(),
      naotu_type: naotuType.default(0),
      /** The layout of a new map. */
      template: z.string().max(128).optional(),
      theme: z.string().max(128).optional(),
      content: content.optional(),
      lang: z.string().max(20).optional(),
      /** Made by the caller: asking twice after a lost answer makes one file. */
      idempotency_key: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .optional(),
      /** Stays empty, to be filled with a guest's own draft over live sync; its size is not limited. */
      claim: z.boolean().default(false),
    }),
    data: z.object({ file_guid: id, naotu_type: naotuType }),
    errors: [-104, -111, -119],
    bodyLimit: contentLimit,
  }),
  '/open': call({
    summary: 'The content of a document as it is now',
    auth: 'session',
    body: z.object({ file_guid: id }),
    data: z.object({
      file: fileEntry,
      content,
      hash,
      resources: z.array(resource),
      owner_id: id,
      edit_user_id: id.nullable(),
    }),
    errors: [-104],
  }),
  '/save': call({
    summary: 'Changes a document into this content: the difference is applied, what others wrote meanwhile stays',
    auth: 'session',
    body: z.object({
      file_guid: id,
      content,
      /** The hash of what the caller started from; when it is not current, -409 and nothing is changed. */
      hash: hash.optional(),
      on_conflict: z.enum(['refuse', 'copy']).default('refuse'),
      resource_id: z.string().optional(),
      resource_ids: z.string().optional(),
      note: z.union([z.number(), z.string()]).optional(),
    }),
    data: z.object({ file_guid: id, hash }),
    errors: [-104, -111, -409],
    bodyLimit: contentLimit,
  }),
  '/rename': call({
    summary: 'Gives a file or folder another name',
    auth: 'session',
    body: z.object({ file_guids: id, new_name: fileName, naotu_type: naotuType.optional() }),
    data: fileEntry,
    errors: [-104],
  }),
  '/rm': call({
    summary: 'Puts files and folders into the trash, all of them or none',
    auth: 'session',
    body: z.object({ file_guids: fileIds }),
    data: z.object({ removed: z.number().int() }),
    errors: [-104],
  }),
  '/revert': call({
    summary: 'Takes one’s own files and folders out of the trash, with what went there in them, all of them or none',
    auth: 'session',
    body: z.object({ file_guids: fileIds }),
    data: z.object({ restored: z.number().int() }),
    errors: [-104, -111],
  }),
}
