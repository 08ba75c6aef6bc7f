import { Ellipsis, EllipsisVertical, Folder, Smartphone } from 'lucide-react'
import type { FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../platform/i18n/language.ts'
import { ActionMenuItem } from '../../ui/ActionMenuItem.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, MenuSeparator } from '../../ui/Menu.tsx'
import { EntryLink } from './EntryLink.tsx'
import { entryId, focusEntry, useAwaitedFocus } from './entry-focus.ts'
import { pressedOnEntry } from './entry-keys.ts'
import card from './FileCard.module.css'
import styles from './FileEntry.module.css'
import { FileFacts } from './FileFacts.tsx'
import row from './FileRow.module.css'
import folderCard from './FolderCard.module.css'
import type { FileItem } from './file-item.ts'
import { fileTarget, renamed, useIsRenamed, useTarget } from './file-target.ts'
import type { ListLook } from './list-look.ts'
import { MapPicture } from './MapPicture.tsx'
import { MapSketch } from './MapSketch.tsx'
import { NameField } from './NameField.tsx'
import { renameItem } from './rename-item.ts'

interface Props {
  item: FileItem
  look: ListLook
}

/** A document or a folder: all of it opens, the dots have the rest. */
export function FileEntry({ item, look }: Props) {
  const { text } = useText()
  const { id, kind, name, path, thumbnail } = item
  const isRenamed = useIsRenamed(id)
  useTarget(item)
  useAwaitedFocus(id)
  const isFolder = kind === 'folder'
  const own = look === 'rows' ? row : isFolder ? folderCard : card

  const endNaming = () => {
    // The field goes with the focus, unless that has gone elsewhere already.
    const hasFocus = document.getElementById(entryId(id))?.contains(document.activeElement)
    flushSync(() => renamed.set(null))
    if (hasFocus) focusEntry(id)
  }
  const keep = (typed: string) => {
    endNaming()
    void renameItem(item, typed)
  }
  const onBlur = (event: FocusEvent) => {
    // Somebody asks the palette, or is asked: it is still about this one.
    if (!event.relatedTarget?.closest('dialog')) fileTarget.set(null)
  }

  return (
    <li
      id={entryId(id)}
      className={classNames(styles.entry, own.entry)}
      onPointerDownCapture={() => fileTarget.set(item)}
      onFocus={() => fileTarget.set(item)}
      onBlur={onBlur}
      onKeyDown={pressedOnEntry}
    >
      <span className={classNames(styles.picture, own.picture)}>
        {isFolder ? (
          <Icon icon={Folder} size="l" />
        ) : thumbnail === null ? (
          <MapSketch />
        ) : (
          <MapPicture fileId={id} version={thumbnail} />
        )}
      </span>
      <div className={classNames(styles.words, own.words)}>
        <p className={styles.name}>
          {isRenamed ? (
            <NameField name={name} className={styles.field} onKeep={keep} onGiveBack={endNaming} />
          ) : (
            <EntryLink path={path} name={name} opensBeside={look === 'cards' && !isFolder} />
          )}
        </p>
        {!isFolder && <FileFacts item={item} />}
        {kind === 'draft' && (
          <p className={styles.only}>
            <Icon icon={Smartphone} size="s" />
            {text('drafts.only-here')}
          </p>
        )}
      </div>
      {item.canManage && !isRenamed && (
        <Menu
          align="end"
          trigger={
            <IconButton
              label={text('files.more', { name })}
              icon={look === 'rows' ? EllipsisVertical : Ellipsis}
              className={own.more}
            />
          }
        >
          <ActionMenuItem id="files.rename" />
          <MenuSeparator />
          <ActionMenuItem id="files.delete" />
        </Menu>
      )}
    </li>
  )
}
