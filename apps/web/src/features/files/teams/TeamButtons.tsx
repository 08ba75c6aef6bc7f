import { Trash2, Users } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { IconLink } from '../../../ui/buttons/IconLink.tsx'
import { teamPath, teamTrashPath } from '../places/paths.ts'
import type { Place } from '../places/places.ts'
import styles from './TeamButtons.module.css'
import { useTeamHere } from './team-here.ts'

/** On the page of a team: the ways to its trash and its members. */
export function TeamButtons({ place }: { place: Place }) {
  const { text } = useText()
  const team = useTeamHere()
  if (!team || place.folderId !== team.root_guid) return null
  return (
    <div className={styles.buttons}>
      <IconLink
        href={teamTrashPath(team.team_id)}
        label={text('teams.trash', { team: team.team_name })}
        icon={Trash2}
      />
      <IconLink href={`${teamPath}#${team.team_id}`} label={text('teams.members')} icon={Users} />
    </div>
  )
}
