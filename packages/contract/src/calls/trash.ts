import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing, time } from '../rules/fields.ts'
import { count, fileEntry, fileIds, naotuType, part } from './file-fields.ts'

const trashEntry = fileEntry.extend({ trashed_at: time })
export type TrashEntry = z.output<typeof trashEntry>

export const trashCalls = {
  '/ls_trash': call({
    summary: 'What the person threw away, newest first; what went with a folder is in that folder',
    auth: 'session',
    // With `file_guid` only what this file is, or lies in.
    body: z.object({ naotu_type: naotuType.optional(), file_guid: id.optional(), ...part }),
    data: z.object({ files: z.array(trashEntry), cursor: z.string().nullable() }),
    errors: [],
  }),
  '/clear': call({
    summary: 'Removes files and folders of one’s own trash for good, all of them or none',
    auth: 'session',
    body: z.object({ file_guids: fileIds }),
    data: z.object({ cleared: count }),
    errors: [-104],
  }),
  '/clear_trash': call({
    summary: 'Removes everything in one’s own trash for good',
    auth: 'session',
    body: nothing,
    data: z.object({ cleared: count }),
    errors: [],
  }),
  '/revert_trash': call({
    summary: 'Takes everything out of one’s own trash, or nothing when the plan has no room for it',
    auth: 'session',
    body: nothing,
    data: z.object({ restored: count }),
    errors: [-111],
  }),
}
