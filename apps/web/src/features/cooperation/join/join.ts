import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { trackUse } from '../../../platform/tracking/track.ts'
import { documentPath, refreshListed } from '../../files/index.ts'
import { projectsKey } from '../team/team-queries.ts'
import { inviteLink } from './invite-address.ts'
import { takePendingJoin } from './pending-join.ts'

export const projectsPath = '/co'
/** The same with everything about one file. */
export const projectPath = (fileId: string): string => `${projectsPath}?file=${fileId}`

/** What an invitation is to: a name and a file name, nothing more. */
export const inviteQuery = (joinId: string) =>
  queryOptions({
    queryKey: ['invite', joinId],
    queryFn: ({ signal }) => api('/check_cooperation_token', { type: 0, file_guid: joinId }, { signal }),
  })

/** Joins by a code; gives back where the document is. Without the id of a link, the code says which document. */
export async function joinByCode(joinId: string | null, code: string): Promise<string> {
  const named = joinId === null ? {} : { file_guid: joinId }
  const { file_name, file_guid } = await api('/check_cooperation_token', { type: 1, ...named, meta_token: code })
  void askAnew({ queryKey: projectsKey })
  void refreshListed()
  trackUse('join_file')
  notify({ kind: 'status', words: ({ text }) => text('cooperation.joined', { name: file_name }) })
  return file_guid === undefined ? projectsPath : documentPath(file_guid)
}

/** Where the document of an invitation is, for who is a member already, by their address for instance; null for others. */
export const joinedQuery = (joinId: string) =>
  queryOptions({ queryKey: [...projectsKey, 'path', joinId], queryFn: () => joinedPath(joinId) })

async function joinedPath(joinId: string): Promise<string | null> {
  const found = await api('/check_form_metaguid', { share_id: joinId, meta_type: 1 })
  if (typeof found !== 'string') return null
  const seen = await api('/check_form_metaguid', { file_guids: [found] })
  return typeof seen !== 'string' && seen.existing.length > 0 ? documentPath(found) : null
}

/** What was wrong with a code that was tried on the way back to its invitation. */
let refused: { joinId: string; error: unknown } | null = null

export const refusalOf = (joinId: string): unknown => (refused?.joinId === joinId ? refused.error : null)

export function forgetRefusal(): void {
  refused = null
}

/** Right after signing in: carries out what somebody signed in for. Null where there was nothing. */
export async function carryOutPendingJoin(): Promise<string | null> {
  const pending = takePendingJoin()
  if (!pending) return null
  try {
    return await joinByCode(pending.joinId, pending.code)
  } catch (error) {
    // Back to the invitation, with the code as it was typed: there it is said, at the field.
    refused = { joinId: pending.joinId, error }
    return inviteLink(pending.joinId, pending.code, '')
  }
}
