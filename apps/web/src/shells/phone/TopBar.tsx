import { ArrowDownUp, ChevronDown, ChevronLeft, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import {
  appTrashPath,
  folderPath,
  homePath,
  OrderMenu,
  type Place,
  places,
  placesOfGuests,
  shownList,
  teamTrashPath,
  useFolderAbove,
  useJoinedTeams,
  usePlaceName,
  useTeamHere,
} from '../../features/files/index.ts'
import { openPaletteId } from '../../features/palette/index.ts'
import { useAction } from '../../platform/actions/use-action.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { useOnline } from '../../platform/use-online.ts'
import { isInWorkchat } from '../../platform/workchat/in-workchat.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { IconLink } from '../../ui/buttons/IconLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menus/Menu.tsx'
import styles from './TopBar.module.css'
import { mePath, tabAt } from './tabs.ts'

const listIds = [
  'maps',
  'drafts',
  'flowcharts',
  'flowchart-drafts',
  'together',
  'shares',
  'shared-with-me',
  'favourites',
  'trash',
]

/** Inside of the workplace chat app there is less to find. */
const listIdsOfWorkchat = ['maps', 'together', 'trash']

/** The way up where there is one, the list's name, behind it the other lists, and the palette. */
export function TopBar({ place }: { place: Place }) {
  const { text } = useText()
  const title = <PlaceName place={place} />
  const isAlone = place.path === appTrashPath
  const isList = tabAt(place.path).label === 'nav.home' && !isAlone
  const isTrash = place.id === 'trash'
  const above = useFolderAbove(place)
  const back = above
    ? { href: above.path, label: text('files.up', { name: above.name }) }
    : isAlone
      ? { href: mePath, label: text('nav.back') }
      : place.id === 'search' && { href: homePath, label: text('nav.back') }
  return (
    <header className={classNames(styles.bar, back && styles.led, isTrash && styles.wrapping)}>
      {back && <IconLink {...back} icon={ChevronLeft} side="bottom" />}
      <h1 className={classNames(styles.title, back && styles.wide)}>
        {isList ? <ListMenu title={title} current={place} /> : title}
      </h1>
      <div className={styles.buttons}>
        <ActionButton id={openPaletteId} className={styles.search} />
        {isList && place.id !== 'together' && (
          <Menu
            align="end"
            trigger={<IconButton icon={ArrowDownUp} label={text('files.order')} className={styles.search} />}
          >
            <OrderMenu isInHand canCreate={place.canCreate ?? false} />
          </Menu>
        )}
      </div>
      {isTrash && <TrashWords />}
    </header>
  )
}

/** For everything in the trash at once: in the bar, or in a row below where the words do not fit. */
function TrashWords() {
  const { text } = useText()
  useStore(shownList)
  useOnline()
  return (
    <div className={styles.words}>
      <ActOnAll id="trash.restore-all" name={text('trash.restore-all')} words={text('trash.restore-all')} />
      <ActOnAll id="trash.empty" name={text('trash.empty')} words={text('trash.empty.short')} />
    </div>
  )
}

/** Off where there is nothing. */
function ActOnAll({ id, name, words }: { id: string; name: string; words: string }) {
  const action = useAction(id)
  const isOff = !action || action.disabledReason !== null
  return (
    <Button variant="quiet" className={styles.word} aria-label={name} isOff={isOff} onClick={action?.run}>
      {words}
    </Button>
  )
}

function ListMenu({ title, current }: { title: ReactNode; current: Place }) {
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
        <MenuItem
          key={place.id}
          icon={place.icon}
          isOn={place.path === current.path}
          onSelect={() => navigate(place.path)}
        >
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

/** "My mind maps", or the name of the folder. */
function PlaceName({ place }: { place: Place }) {
  const { text } = useText()
  const name = usePlaceName(place)
  return place.folderId === undefined && place.phoneTitle ? text(place.phoneTitle) : name
}
