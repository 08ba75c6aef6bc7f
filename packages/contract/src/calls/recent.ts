import { z } from 'zod'
import { call } from '../call.ts'
import { id, time } from '../rules/fields.ts'
import { count, fileEntry, fileIds, naotuType, part } from './file-fields.ts'

const recentEntry = fileEntry.extend({
  /** When the person last opened or edited it. */
  visited_at: time,
})
export type RecentEntry = z.output<typeof recentEntry>

export const recentCalls = {
  '/ls_recently_edit': call({
    summary: 'Documents the person opened or edited, the last first: one’s own and those one has a right to',
    auth: 'session',
    body: z.object({ naotu_type: naotuType.optional(), ...part }),
    data: z.object({ files: z.array(recentEntry), cursor: z.string().nullable() }),
    errors: [],
  }),
  '/user/del_recent_edit': call({
    summary: 'Takes documents off that list until they are opened again; the documents stay',
    auth: 'session',
    body: z
      .object({ file_guid: id.optional(), file_guids: fileIds.optional() })
      .refine(({ file_guid, file_guids }) => file_guid !== undefined || file_guids !== undefined, {
        path: ['file_guids'],
      }),
    data: z.object({ removed: count }),
    errors: [],
  }),
}
