import { Users } from 'lucide-react'
import { useLocation } from 'wouter'
import { folderPath, teamPath, useTeamHere, useTeams } from '../../features/files/index.ts'
import { TeamPicture } from '../../features/teams/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './LeftNav.module.css'
import { NavLink } from './NavItem.tsx'

/** One entry for each team, which leads to its files, and the page where teams are made and joined. */
export function NavTeams({ isOpen }: { isOpen: boolean }) {
  const { text } = useText()
  const [path] = useLocation()
  const { data: teams = [] } = useTeams()
  const here = useTeamHere()
  const invitations = teams.filter(({ state }) => state === 'invited').length
  const heading = text('teams.title')
  return (
    <section aria-label={heading} className={styles.group}>
      {isOpen ? <h2 className={styles.heading}>{heading}</h2> : <hr className={styles.line} />}
      <ul>
        {teams.map(
          (team) =>
            team.root_guid !== null && (
              <li key={team.team_id}>
                <NavLink
                  path={folderPath(team.root_guid)}
                  label={team.team_name}
                  mark={
                    <span className={styles.picture}>
                      <TeamPicture team={team} size={20} />
                    </span>
                  }
                  isCurrent={here?.team_id === team.team_id}
                  isOpen={isOpen}
                  folderId={team.root_guid}
                />
              </li>
            ),
        )}
        <li>
          <NavLink
            path={teamPath}
            label={text('teams.all')}
            mark={<Icon icon={Users} />}
            isCurrent={path === teamPath}
            isOpen={isOpen}
            news={invitations > 0 ? text('teams.invitations.count', { count: invitations }) : null}
          />
        </li>
      </ul>
    </section>
  )
}
