import { ChevronDown, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import {
  folderPath,
  type Place,
  places,
  placesOfGuests,
  teamTrashPath,
  useJoinedTeams,
  useTeamHere,
} from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { isInWorkchat } from '../../platform/workchat/in-workchat.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menus/Menu.tsx'
import styles from './TopBar.module.css'

const listIds = ['maps', 'drafts', 'flowcharts', 'flowchart-drafts', 'together', 'shares', 'favourites', 'trash']
/** Inside of the workplace chat app there is less to find. */
const listIdsOfWorkchat = ['maps', 'together', 'trash']

/** The name of the list, and behind it the other lists. */
export function ListMenu({ title, current }: { title: ReactNode; current: Place }) {
  const { text } = useText()
  const isGuest = useSession().status === 'signed-out'
  const isWorkchat = isInWorkchat()
  const joined = useJoinedTeams()
  const teams = isWorkchat ? [] : joined
  const here = useTeamHere()
  const lists = (isGuest ? placesOfGuests : places).filter(({ id }) =>
    (isWorkchat ? listIdsOfWorkchat : listIds).includes(id),
  )
  const trigger = (
    <button type="button" className={styles.trigger}>
      <span className={styles.name}>{title}</span>
      <Icon icon={ChevronDown} />
    </button>
  )
  return (
    <Menu trigger={trigger}>
      {lists.map((place) => (
        <MenuItem key={place.id} icon={place.icon} isOn={isHere(place, current)} onSelect={() => navigate(place.path)}>
          {text(place.phoneTitle ?? place.title)}
        </MenuItem>
      ))}
      {teams.length > 0 && <MenuSeparator />}
      {teams.map(({ team_id, team_name, root_guid }) => (
        <MenuItem
          key={team_id}
          icon={Users}
          isOn={here?.team_id === team_id && current.teamId === undefined}
          onSelect={() => navigate(folderPath(root_guid ?? ''))}
        >
          {team_name}
        </MenuItem>
      ))}
      {here && (
        <MenuItem
          icon={Trash2}
          isOn={current.teamId === here.team_id}
          onSelect={() => navigate(teamTrashPath(here.team_id))}
        >
          {text('teams.trash', { team: here.team_name })}
        </MenuItem>
      )}
    </Menu>
  )
}

/** Both lists of share links are one page in a hand. */
const isHere = (place: Place, current: Place) =>
  place.path === current.path || (place.id === 'shares' && current.id === 'shared-with-me')
