import { fileName, isBlankName, type TeamEntry } from '@ramify/contract'
import { Users } from 'lucide-react'
import { useRef } from 'react'
import { api } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/language.ts'
import type { Words } from '../../platform/i18n/words.ts'
import { notify } from '../../platform/notices/notices.ts'
import { NameDialog } from '../accounts/index.ts'
import { refreshTeams } from './team-acts.ts'

interface Props {
  /** `null`: a new one. */
  team: TeamEntry | null
  onClose: () => void
}

/** What a team is called. */
export function TeamNameDialog({ team, onClose }: Props) {
  const { text } = useText()
  // Asking again after a lost answer must not make a second team.
  const key = useRef(crypto.randomUUID())
  const keep = async (typed: string) => {
    const team_name = fileName.parse(typed)
    try {
      if (team) await api('/team_edit', { team_id: team.team_id, team_name })
      else await api('/team_add', { team_name, idempotency_key: key.current })
      notify({
        kind: 'status',
        words: (each) => each.text(team ? 'teams.renamed' : 'teams.made', { team: team_name }),
      })
    } finally {
      void refreshTeams()
    }
  }
  return (
    <NameDialog
      title={text(team ? 'teams.rename.title' : 'teams.new')}
      act={text(team ? 'accounts.keep' : 'teams.new.act')}
      field={{ label: text('teams.name'), icon: Users, name: 'team', autoComplete: 'off' }}
      name={team?.team_name ?? ''}
      wrongIn={wrongIn}
      keep={keep}
      onClose={onClose}
    />
  )
}

function wrongIn(typed: string): Words | null {
  if (isBlankName(typed)) return ({ message }) => message('500')
  return fileName.safeParse(typed).success ? null : ({ message }) => message('x-name-too-long', { max: 50 })
}
