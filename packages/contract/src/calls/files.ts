import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../rules/fields.ts'
import { fileName } from '../rules/file-name.ts'
import { content, hash, readContent } from './document-fields.ts'
import { capability, fileEntry, fileIds, idempotencyKey, naotuType, part } from './file-fields.ts'

/** A document of 12 MB and what its envelope takes. */
const contentLimit = 13 * 1024 * 1024

export const fileCalls = {
  '/get_root_dir': call({
    summary: 'The folder in which everything of the person lies, or of a team that one is in',
    auth: 'session',
    body: z.object({ naotu_type: naotuType.default(0), team_id: id.optional() }),
    data: fileEntry,
    errors: [-104],
  }),
  '/ls': call({
    summary: 'What is in a folder, folders first, in the order the person has chosen; the root when none is named',
    auth: 'session',
    body: z.object({
      dir_guid: id.optional(),
      naotu_type: naotuType.optional(),
      /** By which field the list is ordered: the one of the person's settings where none is named. */
      order_type: z.enum(['updated_at', 'created_at', 'file_name']).optional(),
      /** Which way. Where only the field is named: newest first, and names from A on. */
      sort_by: z.enum(['asc', 'desc']).optional(),
      ...part,
    }),
    data: z.object({ files: z.array(fileEntry), cursor: z.string().nullable() }),
    errors: [-104],
  }),
  '/file_info': call({
    summary: 'One file or folder',
    auth: 'session',
    body: z.object({ file_guid: id, naotu_type: naotuType.optional() }),
    /** `by_link`: whoever asks sees it by nothing but its share link. */
    data: fileEntry.extend({ by_link: z.boolean().optional() }),
    errors: [-104],
  }),
  '/touch': call({
    summary: 'Makes a document. The same key again gives the same document',
    auth: 'session',
    body: z.object({
      file_name: fileName.optional(),
      parent_guid: id.optional(),
      naotu_type: naotuType.default(0),
      /** The layout of a new map by its name; `right` where none is said. */
      layout: z.string().max(128).optional(),
      /** The same from clients of the specifications, where `default` is a map like any new one, not the layout of that name. */
      template: z.string().max(128).optional(),
      theme: z.string().max(128).optional(),
      content: content.optional(),
      /** Instead of content: a document that /get_resolve has found, with its pictures and attached files. */
      resolve_id: id.optional(),
      resolve_index: z.number().int().nonnegative().default(0),
      lang: z.string().max(20).optional(),
      idempotency_key: idempotencyKey.optional(),
      /** Stays empty, to be filled with a guest's own draft over live sync; its size is not limited. */
      claim: z.boolean().default(false),
    }),
    data: z.object({ file_guid: id, naotu_type: naotuType }),
    errors: [-104, -111],
    bodyLimit: contentLimit,
  }),
  '/open': call({
    summary: 'The content of a document as it is now',
    auth: 'reader',
    body: z.object({ file_guid: id }),
    data: z.object({
      file: fileEntry,
      /** What the caller may do with it. */
      rights: z.array(capability),
      ...readContent,
      owner_id: id,
      edit_user_id: id.nullable(),
    }),
    errors: [-104, -426],
  }),
  '/save': call({
    summary:
      'Changes a document into this content, unless it is another one than the caller has seen: nobody’s work is lost',
    auth: 'session',
    body: z
      .object({
        file_guid: id,
        content: content.optional(),
        /**
         * The hash of what the caller started from; when it is not current, -409 and nothing is changed. Without one: what this
         * session was last answered with by `/open`, `/save` or `/touch`, within a day.
         */
        hash: hash.optional(),
        on_conflict: z.enum(['refuse', 'copy']).default('refuse'),
        /** Of a copy that a conflict makes: the same key again gives the same copy. */
        idempotency_key: idempotencyKey.optional(),
        /** Without content: under which name it was uploaded for this file (`/authentications` with `application/json`). */
        resource_id: z.string().max(64).optional(),
        resource_ids: z.string().optional(),
        note: z.union([z.number(), z.string()]).optional(),
      })
      .refine(({ content, resource_id }) => content !== undefined || (resource_id ?? '') !== '', { path: ['content'] }),
    data: z.object({ file_guid: id, hash }),
    errors: [-104, -111, -409, -426],
    form: true,
    bodyLimit: contentLimit,
  }),
  '/check_form_metaguid': call({
    summary:
      'Which of these files and folders there are for the person: those one may see and that are not in the trash. With a share id: which document a link leads to, for whoever has it',
    auth: 'visitor',
    body: z
      .object({
        file_guids: fileIds.optional(),
        share_id: z.string().max(64).optional(),
        /** With a share id. 2: to view; 1: to join, which no link is for. */
        meta_type: z.union([z.literal(1), z.literal(2)]).optional(),
      })
      .refine(({ file_guids, share_id }) => file_guids !== undefined || share_id !== undefined, {
        path: ['file_guids'],
      }),
    /** With a share id the id of the document, and nothing around it. */
    data: z.union([z.object({ existing: z.array(id) }), id]),
    errors: [-102, -104],
    form: true,
  }),
  '/rename': call({
    summary: 'Gives a file or folder another name',
    auth: 'session',
    body: z.object({
      /** One, alone or in a list as everywhere else. */
      file_guids: z.union([id, z.array(id).length(1)]),
      new_name: fileName,
      naotu_type: naotuType.optional(),
    }),
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
    summary:
      'Takes files and folders out of the own trash or that of a team, with what went there in them, all of them or none',
    auth: 'session',
    body: z.object({ file_guids: fileIds }),
    data: z.object({ restored: z.number().int() }),
    errors: [-104, -111],
  }),
}
