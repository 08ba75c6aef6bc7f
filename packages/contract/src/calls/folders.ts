import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../rules/fields.ts'
import { fileName } from '../rules/file-name.ts'
import { count, fileEntry, fileIds, idempotencyKey, naotuType } from './file-fields.ts'

const folderBranch = z.object({
  file_guid: id,
  file_name: z.string(),
  /** Documents that lie in it, not those in the folders below. */
  document_num: count,
  /** Folders in it, by name. */
  get children() {
    return z.array(folderBranch)
  },
})
export type FolderBranch = z.output<typeof folderBranch>

const folderEntry = z.object({
  file_guid: id,
  parent_guid: id,
  file_name: z.string(),
  /** Names of the folders it lies in, from the outermost on; empty right below the root. */
  path: z.array(z.string()),
  document_num: count,
})
export type FolderEntry = z.output<typeof folderEntry>

export const folderCalls = {
  '/mkdir': call({
    summary: 'Makes a folder, in the root when no other is named. Folders hold documents of both kinds',
    auth: 'session',
    body: z.object({
      dir_name: fileName,
      parent_guid: id.optional(),
      naotu_type: naotuType.optional(),
      idempotency_key: idempotencyKey.optional(),
    }),
    data: fileEntry,
    errors: [-104],
  }),
  '/mv': call({
    summary:
      'Moves files and folders into a folder, all of them or none; never a folder into itself (message 302). In the folder of a team they are the team’s; only their owner moves them there and out again',
    auth: 'session',
    body: z.object({ file_guids: fileIds, move_to: id }),
    /** `changed_space`: how many of them another person or team owns now, as those who move them were warned. */
    data: z.object({ moved: count, changed_space: count }),
    errors: [-104, -111],
  }),
  '/cp': call({
    summary:
      'Copies documents, and folders with everything in them, all of them or none. The same key again gives the same copies',
    auth: 'session',
    body: z.object({
      file_guids: fileIds,
      /** Beside what is copied when it is not said. */
      copy_to: id.optional(),
      naotu_type: naotuType.optional(),
      idempotency_key: idempotencyKey.optional(),
    }),
    /** The copies of what was named; of what lies in a folder that is named as well there is none beside it. */
    data: z.object({ copied: count, files: z.array(fileEntry) }),
    errors: [-104, -111],
  }),
  '/get_root_tree': call({
    summary:
      'All folders of the person, or of a team, as a tree, with the number of documents in each, of one kind when it is named',
    auth: 'session',
    body: z.object({ naotu_type: naotuType.optional(), team_id: id.optional() }),
    /** Not complete when there are more folders than one answer holds. */
    data: z.object({ root: folderBranch, is_complete: z.boolean() }),
    errors: [-104],
  }),
  '/get_all_dir': call({
    summary: 'All folders of the person, or of a team, in one list, each after the one it lies in, by name',
    auth: 'session',
    body: z.object({ naotu_type: naotuType.optional(), team_id: id.optional() }),
    data: z.object({ root_guid: id, folders: z.array(folderEntry), is_complete: z.boolean() }),
    errors: [-104],
  }),
}
