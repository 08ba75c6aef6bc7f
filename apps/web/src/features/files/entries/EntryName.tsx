import { Link2, Users } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { FileItem } from '../file-item.ts'
import type { ListLook } from '../list/list-look.ts'
import { toggleSelected } from '../selecting/selection.ts'
import styles from './FileEntry.module.css'

interface Props {
  item: FileItem
  look: ListLook
  isTabbable: boolean
}

/** The name, which opens what it names, and marks for who else sees it. */
export function EntryName({ item, look, isTabbable }: Props) {
  const { text } = useText()
  const { id, kind, name, path, isShared, isTogether } = item
  const common = { className: styles.link, tabIndex: isTabbable ? 0 : -1, draggable: false, 'data-entry-name': '' }
  // On a desk a document opens beside the list it came from.
  const opensBeside = look !== 'rows' && kind !== 'folder'
  return (
    <>
      {path === null ? (
        <button type="button" {...common} onClick={() => toggleSelected(id)}>
          {name}
        </button>
      ) : opensBeside ? (
        <a href={path} target="_blank" rel="noreferrer" {...common}>
          {name}
        </a>
      ) : (
        <Link href={path} {...common}>
          {name}
        </Link>
      )}
      {(isShared || isTogether) && (
        <span
          role="img"
          aria-label={text(isTogether ? 'files.together.mark' : 'files.shared.mark')}
          className={styles.mark}
        >
          <Icon icon={isTogether ? Users : Link2} size="s" />
        </span>
      )}
    </>
  )
}
