import { type Body, CallError, type EditMode, type Member, type MemberSetting, type Team } from '@ramify/contract'
import { api } from '../../../platform/api/api.ts'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { ask } from '../../../platform/questions/questions.ts'
import { fileQuery, refreshListed, tellRefusal } from '../../files/index.ts'
import { projectsKey, teamQuery, turnQuery } from './team-queries.ts'

/** Changes who works on a file; what is answered is shown at once. */
export async function changeTeam(body: Body<'/team_worker'>): Promise<Team> {
  const { file_guid } = body
  const team = await api('/team_worker', body)
  await queryClient.cancelQueries({ queryKey: teamQuery(file_guid).queryKey })
  queryClient.setQueryData(teamQuery(file_guid).queryKey, team)
  refreshProjects(file_guid)
  return team
}

/** The same where there is no field that could say what went wrong. Gives whether it was done. */
export async function tryChange(body: Body<'/team_worker'>): Promise<boolean> {
  try {
    await changeTeam(body)
    return true
  } catch (error) {
    tellRefusal(error)
    return false
  }
}

export async function removeMember(fileId: string, { user_id, nickname, setting }: Member): Promise<void> {
  try {
    await changeTeam({ action: 'remove', file_guid: fileId, user_id })
  } catch (error) {
    tellRefusal(error)
    return
  }
  const back = { action: 'add', file_guid: fileId, user_id, setting: setting ?? 'ask' } as const
  notify({
    kind: 'status',
    words: ({ text }) => text('cooperation.removed', { name: nickname }),
    action: { label: ({ text }) => text('files.undo'), run: () => void tryChange(back) },
  })
}

export function changeSetting(fileId: string, user_id: string, setting: MemberSetting): Promise<boolean> {
  return tryChange({ action: 'set', file_guid: fileId, user_id, setting })
}

/** The owner gives a member the turn. */
export async function handEditing(fileId: string, user_id: string): Promise<void> {
  await api('/set_user_editor', { file_guid: fileId, user_id }).catch(tellRefusal)
  refreshTeam(fileId)
}

/** Asks first: only the new owner could give it back. */
export async function handFileOver(fileId: string, { user_id, nickname: name }: Member): Promise<void> {
  const isWanted = await ask({
    title: ({ text }) => text('cooperation.hand-file.title', { name }),
    sentence: ({ text }) => text('cooperation.hand-file.sentence', { name }),
    act: ({ text }) => text('cooperation.hand-file'),
  })
  if (!isWanted) return
  try {
    await api('/hand_over_file', { file_guid: fileId, user_id })
    notify({ kind: 'status', words: ({ text }) => text('cooperation.hand-file.done', { name }) })
  } catch (error) {
    // It is their plan that has no room.
    if (!(error instanceof CallError) || error.errno !== -111) tellRefusal(error)
    else notify({ kind: 'error', words: ({ text }) => text('cooperation.hand-file.full', { name }) })
  }
  refreshTeam(fileId)
}

/** Somebody asks for the right to write: they get it, or not. */
export async function answerRequest(fileId: string, user_id: string, action: 'accept' | 'refuse'): Promise<boolean> {
  try {
    await api('/edit_permission', { action, file_guid: fileId, user_id })
    return true
  } catch (error) {
    tellRefusal(error)
    return false
  } finally {
    refreshTeam(fileId)
  }
}

/** Somebody asks to be let in: they become a member, or not. */
export function answerAccess(fileId: string, user_id: string, action: 'accept' | 'refuse'): Promise<boolean> {
  return tryChange({ action: action === 'accept' ? 'add' : 'dismiss', file_guid: fileId, user_id })
}

export async function changeMode(fileId: string, mode: EditMode): Promise<void> {
  const { queryKey } = teamQuery(fileId)
  queryClient.setQueryData(queryKey, (team) => team && { ...team, mode })
  await api('/cooperation', { action: 'set_mode', file_guid: fileId, mode }).catch(tellRefusal)
  refreshTeam(fileId)
}

/** Asks first: everybody but the owner is out at once. */
export async function closeCollaboration(fileId: string, name: string): Promise<boolean> {
  const isWanted = await ask({
    title: ({ text }) => text('cooperation.close.title', { name }),
    sentence: ({ text }) => text('cooperation.close.sentence'),
    act: ({ text }) => text('cooperation.close'),
    isDestructive: true,
  })
  if (!isWanted) return false
  try {
    await api('/cooperation', { action: 'set_status', file_guid: fileId, is_cooperation: 0 })
  } catch (error) {
    tellRefusal(error)
    return false
  }
  refreshTeam(fileId)
  notify({ kind: 'status', words: ({ text }) => text('cooperation.closed') })
  return true
}

/** A member leaves; only the owner could let them in again. */
export async function quit(fileId: string, name: string): Promise<boolean> {
  const isWanted = await ask({
    title: ({ text }) => text('cooperation.quit.title', { name }),
    sentence: ({ text }) => text('cooperation.quit.sentence'),
    act: ({ text }) => text('cooperation.quit'),
    isDestructive: true,
  })
  if (!isWanted) return false
  try {
    await api('/team_worker', { action: 'quit', file_guid: fileId })
  } catch (error) {
    tellRefusal(error)
    return false
  }
  queryClient.removeQueries({ queryKey: teamQuery(fileId).queryKey })
  refreshProjects(fileId)
  notify({ kind: 'status', words: ({ text }) => text('cooperation.quit.done', { name }) })
  return true
}

/** Something has changed about who works on it, or about whose turn it is. */
export function refreshTeam(fileId: string): void {
  void askAnew(teamQuery(fileId))
  void askAnew(turnQuery(fileId))
  refreshProjects(fileId)
}

function refreshProjects(fileId: string): void {
  void askAnew({ queryKey: projectsKey })
  void askAnew(fileQuery(fileId))
  void refreshListed()
}
