import { Fragment } from 'react'
import { Link, useLocation } from 'wouter'
import {
  guestPath,
  homePath,
  type Place,
  PlanLine,
  placeAt,
  places,
  placesOfGuests,
  useTeamHere,
} from '../../features/files/index.ts'
import { features } from '../../platform/features.ts'
import { useText } from '../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './LeftNav.module.css'
import { NavFoot } from './NavFoot.tsx'
import { NavItem } from './NavItem.tsx'
import { NavMaps } from './NavMaps.tsx'
import { NavSearch } from './NavSearch.tsx'
import { NavTeams } from './NavTeams.tsx'
import { toggleNavId, useNavOpen } from './nav-state.ts'

interface Group {
  id: Place['group']
  heading: PlainTextKey | null
}

const groups: readonly Group[] = [
  { id: 'own', heading: null },
  { id: 'together', heading: 'nav.together' },
  { id: 'library', heading: 'nav.library' },
]

export function LeftNav() {
  const { text } = useText()
  const [path] = useLocation()
  const isOpen = useNavOpen()
  const isGuest = useSession().status === 'signed-out'
  // Folders of a team are none of one's own.
  const isInTeam = useTeamHere() !== null
  const current = isInTeam ? undefined : placeAt(path)?.id
  const all = isGuest ? placesOfGuests : places
  return (
    <div className={classNames(styles.nav, !isOpen && styles.closed)}>
      <header className={styles.top}>
        <Link
          href={isGuest ? guestPath : homePath}
          className={styles.brand}
          aria-label={isOpen ? undefined : text('app.name')}
        >
          <BrandMark size={24} />
          {isOpen && text('app.name')}
        </Link>
        <ActionButton id={toggleNavId} />
      </header>
      <NavSearch isOpen={isOpen} />
      <nav aria-label={text('nav.label')} className={styles.groups}>
        {shownGroups(all).map(({ id, heading }) => (
          <Fragment key={id}>
            {id === 'library' && features.teams && !isGuest && <NavTeams isOpen={isOpen} />}
            <section aria-label={heading ? text(heading) : undefined} className={styles.group}>
              {heading && isOpen && <h2 className={styles.heading}>{text(heading)}</h2>}
              {id !== 'own' && !(heading && isOpen) && <hr className={styles.line} />}
              <ul>
                {all
                  .filter((place) => place.group === id)
                  .map((place) => (
                    <li key={place.id}>
                      {place.id === 'maps' && isOpen ? (
                        <NavMaps place={place} isCurrent={place.id === current} />
                      ) : (
                        <NavItem place={place} isCurrent={place.id === current} isOpen={isOpen} />
                      )}
                    </li>
                  ))}
              </ul>
            </section>
          </Fragment>
        ))}
      </nav>
      {isOpen && !isGuest && <PlanLine />}
      <NavFoot isOpen={isOpen} />
    </div>
  )
}

/** Those with something in them; one place alone needs no heading. */
function shownGroups(all: readonly Place[]): Group[] {
  return groups.flatMap(({ id, heading }) => {
    const { length } = all.filter(({ group }) => group === id)
    return length === 0 ? [] : [{ id, heading: length === 1 ? null : heading }]
  })
}
