import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import { documentPath, refreshListed } from '../../files/index.ts'
import { projectsKey } from '../team/team-queries.ts'
import { inviteLink } from './invite-address.ts'
import { takePendingJoin } from './pending-join.ts'

export const teamPath = '/co'
/** The same with everything about one file. */
export const projectPath = (fileId: string): string => `${teamPath}?file=${fileId}`

/** What an invitation is to: a name and a file name, nothing more. */
export const inviteQuery = (joinId: string) =>
  queryOptions({
    queryKey: ['invite', joinId],
    queryFn: ({ signal }) => api('/check_cooperation_token', { type: 0, file_guid: joinId }, { signal }),
  })

/** Joins by a code; gives back where the document is. */
export async function joinByCode(joinId: string, code: string): Promise<string> {
  const joined = await api('/check_cooperation_token', { type: 1, file_guid: joinId, meta_token: code })
  void askAnew({ queryKey: projectsKey })
  void refreshListed()
  const { nickname, file_name } = joined
  notify({ kind: 'status', words: ({ text }) => text('cooperation.joined', { name: file_name }) })
  return (await joinedPath(nickname, file_name)) ?? teamPath
}

/** Where the document is that an invitation named, for who is a member; null for others, and where two are alike. */
async function joinedPath(owner: string, name: string): Promise<string | null> {
  const { files } = await api('/cooperation', { action: 'ls_join' })
  const [found, ...others] = files.filter((file) => file.file_name === name && file.owner_nickname === owner)
  return found && others.length === 0 ? documentPath(found.file_guid) : null
}

/** The same for who may have become a member by signing in: who is invited by their address needs no code. */
export const joinedQuery = (owner: string, name: string) =>
  queryOptions({ queryKey: [...projectsKey, 'path', owner, name], queryFn: () => joinedPath(owner, name) })

/** Right after signing in: carries out what somebody signed in for. Null where there was nothing. */
export async function carryOutPendingJoin(): Promise<string | null> {
  const pending = takePendingJoin()
  if (!pending) return null
  try {
    return await joinByCode(pending.joinId, pending.code)
  } catch (error) {
    showError(error)
    // Back to the invitation, with the code as it was typed.
    return inviteLink(pending.joinId, pending.code, '')
  }
}
