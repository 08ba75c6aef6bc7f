import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PlaceTitle.module.css'
import { homePath } from './paths.ts'
import type { Place } from './places.ts'
import { usePlaceName } from './use-place-name.ts'

/** The name of the list, or the way from it to the folder. */
export function PlaceTitle({ place }: { place: Place }) {
  const { text } = useText()
  const name = usePlaceName(place)
  if (place.folderId === undefined) return <h1 className={styles.title}>{name}</h1>
  return (
    <div className={styles.crumbs}>
      <Link href={homePath} className={styles.crumb}>
        {text(place.title)}
      </Link>
      <Icon icon={ChevronRight} className={styles.arrow} />
      <h1 className={styles.title}>{name}</h1>
    </div>
  )
}
