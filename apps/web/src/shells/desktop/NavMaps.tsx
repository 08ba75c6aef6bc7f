import { ChevronRight } from 'lucide-react'
import {
  mapsKey,
  NavFolders,
  openFolder,
  type Place,
  useFolderTree,
  useOpenFolders,
  useShownFolder,
} from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NavItem } from './NavItem.tsx'
import styles from './NavMaps.module.css'

/** The maps of the person, and below them their folders when these are wanted. It stands for those that are not shown. */
export function NavMaps({ place, isCurrent }: { place: Place; isCurrent: boolean }) {
  const { text } = useText()
  const isInTree = useShownFolder() !== null
  const isOpen = useOpenFolders().has(mapsKey)
  const rootId = useFolderTree().data?.root.file_guid ?? null
  return (
    <>
      <div className={styles.line}>
        <NavItem place={place} isCurrent={isCurrent && !isInTree} isOpen folderId={rootId} />
        <button
          type="button"
          aria-label={text('files.tree.open')}
          aria-expanded={isOpen}
          className={classNames(styles.toggle, isOpen && styles.open)}
          onClick={() => openFolder(mapsKey, !isOpen)}
        >
          <Icon icon={ChevronRight} size="s" />
        </button>
      </div>
      {isOpen && <NavFolders />}
    </>
  )
}
