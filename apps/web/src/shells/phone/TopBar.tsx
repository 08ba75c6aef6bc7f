import { ArrowDownUp, ChevronLeft, Search } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import {
  homePath,
  OrderMenu,
  type Place,
  useFolderAbove,
  useHasOrderMenu,
  useIsSelecting,
  usePlaceName,
} from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { IconLink } from '../../ui/buttons/IconLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu } from '../../ui/menus/Menu.tsx'
import { mePath } from './account-paths.ts'
import { Crumbs } from './Crumbs.tsx'
import { ListMenu } from './ListMenu.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import styles from './TopBar.module.css'
import { TrashWords } from './TrashWords.tsx'
import { tabAt } from './tabs.ts'

const searchButtonId = 'search-list'

/** What stands above a list: its name with the other lists behind it, or what is looked for or selected in it. */
export function TopBar({ place }: { place: Place }) {
  const [isSearching, setSearching] = useState(false)
  const isSelecting = useIsSelecting()
  const title = useTitle(place)
  const closeSearch = (byKeys: boolean) => {
    flushSync(() => setSearching(false))
    // For a finger the button would show its tooltip, over the list.
    if (byKeys) document.getElementById(searchButtonId)?.focus()
  }
  return (
    <>
      {isSelecting ? (
        <SelectionBar />
      ) : isSearching ? (
        <SearchBar title={title} onClose={closeSearch} />
      ) : (
        <NameBar place={place} title={title} onSearch={() => setSearching(true)} />
      )}
      {place.folderId !== undefined && <Crumbs place={place} />}
    </>
  )
}

/** The way up where there is one, the list's name, and what is for the list as a whole. */
function NameBar({ place, title, onSearch }: { place: Place; title: string | null; onSearch: () => void }) {
  const { text } = useText()
  const isList = tabAt(place.path).label === 'nav.home' && !place.isOfApp
  const isTrash = place.id === 'trash'
  const hasOrderMenu = useHasOrderMenu(place.canCreate ?? false) && !isTrash
  const back = useBack(place)
  return (
    <header className={classNames(styles.bar, back && styles.led, isTrash && styles.wrapping)}>
      {back && <IconLink {...back} icon={ChevronLeft} side="bottom" />}
      <h1 className={classNames(styles.title, back && styles.wide)}>
        {isList ? <ListMenu title={title} current={place} /> : title}
      </h1>
      <div className={styles.buttons}>
        {isSearched(place) && (
          <IconButton
            id={searchButtonId}
            icon={Search}
            label={text('files.filter')}
            className={styles.search}
            onClick={onSearch}
          />
        )}
        {hasOrderMenu && (
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

function useTitle(place: Place): string | null {
  const { text } = useText()
  const name = usePlaceName(place)
  return place.folderId === undefined && place.phoneTitle ? text(place.phoneTitle) : name
}

/** What was found has a field of its own, and what is in the trash is not looked for. */
const isSearched = ({ id }: Place) => id !== 'search' && id !== 'trash'

function useBack(place: Place): { href: string; label: string } | null {
  const { text } = useText()
  const above = useFolderAbove(place)
  if (above) return { href: above.path, label: text('files.up', { name: above.name }) }
  if (place.id === 'search') return { href: homePath, label: text('nav.back') }
  return place.isOfApp ? { href: mePath, label: text('nav.back') } : null
}
