import type { TeamEntry, TeamMember } from '@ramify/contract'
import { Ellipsis } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { relativeTime } from '../../platform/i18n/relative-time.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Menu, MenuItem } from '../../ui/menus/Menu.tsx'
import styles from './TeamPage.module.css'
import { handOver, removeMember, takeBack } from './team-acts.ts'

export function MemberRow({ team, member }: { team: TeamEntry; member: TeamMember }) {
  const translator = useText()
  const { text } = translator
  const session = useSession()
  const isSelf = session.status === 'signed-in' && session.user.user_id === member.user_id
  const { nickname: name, role, state, since } = member
  const isChanged = team.role === 'owner' && !isSelf
  const isInvited = state === 'invited'
  return (
    <li className={styles.row}>
      <Avatar person={member} size={32} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isSelf && <span className={styles.you}>{text('teams.you')}</span>}
        </p>
        <p className={styles.meta}>
          {isInvited
            ? text('teams.invited', { time: relativeTime(since, Date.now(), translator) })
            : text(role === 'owner' ? 'teams.role.owner' : 'teams.role.editor')}
        </p>
      </div>
      {isChanged && isInvited && (
        <Button
          variant="quiet"
          aria-label={text('teams.take-back.named', { name })}
          onClick={() => void takeBack(team, member)}
        >
          {text('teams.take-back')}
        </Button>
      )}
      {isChanged && !isInvited && (
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label={text('teams.member.menu', { name })} />}>
          <MenuItem onSelect={() => void handOver(team, member)}>{text('teams.hand-over')}</MenuItem>
          <MenuItem isDestructive onSelect={() => void removeMember(team, member)}>
            {text('teams.remove')}
          </MenuItem>
        </Menu>
      )}
    </li>
  )
}
