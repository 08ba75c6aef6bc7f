import type { TeamEntry } from '@ramify/contract'
import { api } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/language.ts'
import { showError } from '../../platform/show-error.ts'
import { PictureDialog } from '../accounts/index.ts'
import { TeamPicture } from './TeamPicture.tsx'
import { refreshTeams } from './team-acts.ts'

/** The picture of a team; kept at once. */
export function TeamPictureDialog({ team, onClose }: { team: TeamEntry; onClose: () => void }) {
  const { text } = useText()
  const choose = async (picture: TeamEntry['picture']) => {
    try {
      await api('/team_edit', { team_id: team.team_id, picture })
    } catch (error) {
      showError(error)
    } finally {
      void refreshTeams()
    }
  }
  return (
    <PictureDialog
      title={text('teams.picture.title')}
      chosen={team.picture}
      draw={(picture) => <TeamPicture team={{ ...team, picture }} size={56} />}
      onChoose={(picture) => void choose(picture)}
      onClose={onClose}
    />
  )
}
