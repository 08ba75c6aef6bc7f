import { Link } from 'wouter'
import type { FileItem } from '../file-item.ts'
import type { ListLook } from '../list/list-look.ts'
import { toggleSelected } from '../selecting/selection.ts'
import { EntryMarks } from './EntryMarks.tsx'
import styles from './FileEntry.module.css'

interface Props {
  item: FileItem
  look: ListLook
  isTabbable: boolean
}

/** The name, which opens what it names, and marks for who else sees it. */
export function EntryName({ item, look, isTabbable }: Props) {
  const { id, kind, name, path } = item
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
      {look !== 'rows' && <EntryMarks item={item} />}
    </>
  )
}
