import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { type Place, places, placesOfGuests } from '../../features/files/index.ts'
import { openPaletteId } from '../../features/palette/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { PlaceName } from './PlaceName.tsx'
import styles from './TopBar.module.css'
import { tabAt } from './tabs.ts'

const listIds = ['maps', 'drafts', 'shares', 'favourites', 'trash']

interface Props {
  /** `null` on the page of the person. */
  place: Place | null
}

/** The list's name, behind it the other lists, and the palette. */
export function TopBar({ place }: Props) {
  const { text } = useText()
  const title = place ? <PlaceName place={place} /> : text('accounts.title')
  const isList = place !== null && tabAt(place.path).label === 'nav.home'
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{isList ? <ListMenu title={title} current={place} /> : title}</h1>
      <ActionButton id={openPaletteId} className={styles.search} />
    </header>
  )
}

function ListMenu({ title, current }: { title: ReactNode; current: Place }) {
  const { text } = useText()
  const isGuest = useSession().status === 'signed-out'
  const lists = (isGuest ? placesOfGuests : places).filter(({ id }) => listIds.includes(id))
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
    </Menu>
  )
}
