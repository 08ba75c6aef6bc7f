import type { TeamEntry } from '@ramify/contract'
import { Avatar } from '../../ui/Avatar.tsx'

/** The drawing of a team, or the first letter of its name. */
export function TeamPicture({ team, size }: { team: TeamEntry; size?: number }) {
  const { team_id: user_id, team_name: nickname, picture: avatar } = team
  return <Avatar person={{ user_id, nickname, avatar }} {...(size !== undefined && { size })} />
}
