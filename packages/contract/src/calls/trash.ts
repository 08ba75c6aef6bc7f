import { z } from 'zod'
import { call } from '../call.ts'
import { id, time } from '../rules/fields.ts'
import { count, fileEntry, fileIds, naotuType, part } from './file-fields.ts'

const trashEntry = fileEntry.extend({ trashed_at: time })
export type TrashEntry = z.output<typeof trashEntry>

/** Whose trash: the person’s own where no team is named. */
const ofTeam = { team_id: id.optional() }

export const trashCalls = {
  '/ls_trash': call({
    summary: 'What is in the own trash or that of a team, newest first; what went with a folder is in that folder',
    auth: 'session',
    // With `file_guid` only what this file is, or lies in.
    body: z.object({ naotu_type: naotuType.optional(), file_guid: id.optional(), ...ofTeam, ...part }),
    data: z.object({ files: z.array(trashEntry), cursor: z.string().nullable() }),
    errors: [-104],
  }),
  '/clear': call({
    summary: 'Removes files and folders of the own trash, or that of a team one owns, for good, all of them or none',
    auth: 'session',
    body: z.object({ file_guids: fileIds }),
    data: z.object({ cleared: count }),
    errors: [-104],
  }),
  '/clear_trash': call({
    summary: 'Removes everything in the own trash, or that of a team one owns, for good',
    auth: 'session',
    body: z.object(ofTeam),
    data: z.object({ cleared: count }),
    errors: [-104],
  }),
  '/revert_trash': call({
    summary: 'Takes everything out of the own trash or that of a team, or nothing when the plan has no room for it',
    auth: 'session',
    body: z.object(ofTeam),
    data: z.object({ restored: count }),
    errors: [-104, -111],
  }),
}
