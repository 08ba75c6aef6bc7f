import { Folder } from 'lucide-react'
import { Icon } from '../../../ui/Icon.tsx'
import type { FileItem } from '../file-item.ts'
import { lookOf } from '../kinds/kind-looks.ts'
import type { ListLook } from '../list/list-look.ts'
import { DocumentPicture } from './DocumentPicture.tsx'
import { LocalPicture } from './LocalPicture.tsx'
import { Sketch } from './Sketch.tsx'

interface Props {
  item: FileItem
  look: ListLook
  className: string
}

/** What it looks like; in lines only of what kind it is. */
export function EntryPicture({ item, look, className }: Props) {
  const { id, kind, documentKind, thumbnail, trashed } = item
  return (
    <span className={className}>
      {kind === 'folder' ? (
        <Icon icon={Folder} size={look === 'lines' ? 'm' : 'l'} />
      ) : look === 'lines' ? (
        <Icon icon={lookOf(documentKind).icon} />
      ) : thumbnail !== null ? (
        <DocumentPicture fileId={id} kind={documentKind} version={thumbnail} />
      ) : trashed !== null ? (
        <Sketch kind={documentKind} />
      ) : (
        <LocalPicture item={item} />
      )}
    </span>
  )
}
