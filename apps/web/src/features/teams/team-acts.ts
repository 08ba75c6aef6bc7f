import type { Body, Data, TeamEntry, TeamInvitation } from '@ramify/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { askAnew } from '../../platform/api/ask-anew.ts'
import type { Words } from '../../platform/i18n/words.ts'
import { notify } from '../../platform/notices/notices.ts'
import { ask, type Question } from '../../platform/questions/questions.ts'
import { showError } from '../../platform/show-error.ts'
import { refreshListed, teamsQuery } from '../files/index.ts'

const membersKey = ['team-members']

export const membersQuery = (teamId: string) =>
  queryOptions({
    queryKey: [...membersKey, teamId],
    queryFn: ({ signal }) => api('/team_user_list', { team_id: teamId }, { signal }),
    // People answer invitations while somebody looks on.
    staleTime: 0,
    refetchInterval: 10_000,
  })

/** What is known of teams, their members and their files may be another by now. */
export async function refreshTeams(): Promise<void> {
  await Promise.all([askAnew(teamsQuery), askAnew({ queryKey: membersKey }), refreshListed()])
}

type Change = Body<'/team_user'>

/** Changes who is in a team, and says what was done; whether it was. */
async function change(wish: Change, said: Words): Promise<boolean> {
  try {
    await api('/team_user', wish)
    notify({ kind: 'status', words: said })
    return true
  } catch (error) {
    showError(error)
    return false
  } finally {
    void refreshTeams()
  }
}

export const invite = (
  team_id: string,
  whom: Omit<Extract<Change, { action: 'add' }>, 'action' | 'team_id'>,
): Promise<Data<'/team_user'>> => api('/team_user', { action: 'add', team_id, ...whom })

export const accept = ({ team_id, team_name: team }: TeamEntry) =>
  change({ action: 'accept', team_id }, ({ text }) => text('teams.joined', { team }))

export const decline = ({ team_id }: TeamEntry) =>
  change({ action: 'decline', team_id }, ({ text }) => text('teams.declined'))

interface Named {
  user_id: string
  nickname: string
}

export const takeBack = ({ team_id }: TeamEntry, { user_id, nickname: name }: Named) =>
  change({ action: 'remove', team_id, user_id }, ({ text }) => text('teams.taken-back', { name }))

export const uninvite = ({ team_id }: TeamEntry, { id: invitation_id, address: name }: TeamInvitation) =>
  change({ action: 'uninvite', team_id, invitation_id }, ({ text }) => text('teams.taken-back', { name }))

export const removeMember = ({ team_id, team_name: team }: TeamEntry, { user_id, nickname: name }: Named) =>
  ifSure(
    {
      title: ({ text }) => text('teams.remove.title', { name, team }),
      sentence: ({ text }) => text('teams.remove.sentence'),
      act: ({ text }) => text('teams.remove.act'),
      isDestructive: true,
    },
    () => change({ action: 'remove', team_id, user_id }, ({ text }) => text('teams.removed', { name })),
  )

export const handOver = ({ team_id, team_name: team }: TeamEntry, { user_id, nickname: name }: Named) =>
  ifSure(
    {
      title: ({ text }) => text('teams.hand-over.title', { name, team }),
      sentence: ({ text }) => text('teams.hand-over.sentence'),
      act: ({ text }) => text('teams.hand-over.act'),
    },
    () =>
      change({ action: 'role', team_id, user_id, role: 'owner' }, ({ text }) =>
        text('teams.handed-over', { name, team }),
      ),
  )

export const leave = ({ team_id, team_name: team }: TeamEntry) =>
  ifSure(
    {
      title: ({ text }) => text('teams.leave.title', { team }),
      sentence: ({ text }) => text('teams.leave.sentence'),
      act: ({ text }) => text('teams.leave.act'),
      isDestructive: true,
    },
    () => change({ action: 'quit', team_id }, ({ text }) => text('teams.left', { team })),
  )

export const deleteTeam = ({ team_id, team_name: team }: TeamEntry) =>
  ifSure(
    {
      title: ({ text }) => text('teams.delete.title', { team }),
      sentence: ({ text }) => text('teams.delete.sentence'),
      act: ({ text }) => text('teams.delete.act'),
      isDestructive: true,
    },
    async () => {
      try {
        const { folder_guid } = await api('/team_delete', { team_id })
        notify({
          kind: 'status',
          words: ({ text }) => text(folder_guid === null ? 'teams.deleted' : 'teams.deleted.trash', { team }),
        })
        return true
      } catch (error) {
        showError(error)
        return false
      } finally {
        void refreshTeams()
      }
    },
  )

async function ifSure(question: Question, act: () => Promise<boolean>): Promise<boolean> {
  return (await ask(question)) && (await act())
}
