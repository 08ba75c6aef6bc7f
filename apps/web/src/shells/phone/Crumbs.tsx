import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { folderPath, homePath, type Place, useWayTo } from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Crumbs.module.css'

/** Below the bar of a folder: the way to it, from all of the person's maps on, or from those of its team. */
export function Crumbs({ place }: { place: Place }) {
  const { text } = useText()
  const { team, folders } = useWayTo(place.folderId ?? null)
  const list = useRef<HTMLOListElement>(null)
  const own = folders.at(-1)?.id
  // The end of a long way is what somebody wants to see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another way
  useEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth
  }, [own])
  const top = team
    ? { path: folderPath(team.root_guid ?? ''), name: team.team_name }
    : { path: homePath, name: text('files.maps.phone') }
  return (
    <nav aria-label={text('files.way')} className={styles.way}>
      <ol ref={list} className={styles.list}>
        <li className={styles.crumb}>
          <Link href={top.path} className={styles.link}>
            {top.name}
          </Link>
        </li>
        {folders.map(({ id, name }) => (
          <li key={id} className={styles.crumb}>
            <Icon icon={ChevronRight} size="s" className={styles.arrow} />
            {id === own ? (
              <span aria-current="page" className={styles.own}>
                {name}
              </span>
            ) : (
              <Link href={folderPath(id)} className={styles.link}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
