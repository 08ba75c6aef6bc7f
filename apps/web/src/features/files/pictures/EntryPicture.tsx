import { BrainCircuit, Folder } from 'lucide-react'
import { Icon } from '../../../ui/Icon.tsx'
import type { FileItem } from '../file-item.ts'
import type { ListLook } from '../list/list-look.ts'
import { LocalPicture } from './LocalPicture.tsx'
import { MapPicture } from './MapPicture.tsx'
import { MapSketch } from './MapSketch.tsx'

interface Props {
  item: FileItem
  look: ListLook
  className: string
}

/** What it looks like; in lines only of what kind it is. */
export function EntryPicture({ item, look, className }: Props) {
  const { id, kind, thumbnail, trashed } = item
  return (
    <span className={className}>
      {kind === 'folder' ? (
        <Icon icon={Folder} size={look === 'lines' ? 'm' : 'l'} />
      ) : look === 'lines' ? (
        <Icon icon={BrainCircuit} />
      ) : thumbnail !== null ? (
        <MapPicture fileId={id} version={thumbnail} />
      ) : trashed !== null ? (
        <MapSketch />
      ) : (
        <LocalPicture item={item} />
      )}
    </span>
  )
}
