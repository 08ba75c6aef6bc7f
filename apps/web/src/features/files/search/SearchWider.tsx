import { Search } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { useStore } from '../../../platform/store.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { nameFilter } from '../list/name-filter.ts'
import { searchPath } from '../places/paths.ts'
import styles from './SearchWider.module.css'

/** While a name is looked for in one list: the way to all of them, and to what stands in the documents. */
export function SearchWider() {
  const { text } = useText()
  const words = useStore(nameFilter).trim()
  // Without an account the server has nothing that could be searched.
  const isSignedIn = useSession().status === 'signed-in'
  if (words === '' || !isSignedIn) return null
  return (
    <Link href={searchPath(words)} className={styles.row}>
      <Icon icon={Search} />
      <span className={styles.words}>{text('files.search.wider', { words })}</span>
    </Link>
  )
}
