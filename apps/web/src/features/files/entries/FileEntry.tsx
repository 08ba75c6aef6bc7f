import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useReach } from '../cached/use-reach.ts'
import { pressForDrag } from '../dragging/drag.ts'
import { useIsDropTarget } from '../dragging/dragged.ts'
import { pressedOnEntry } from '../entry-keys.ts'
import type { FileItem } from '../file-item.ts'
import { SwipeActs } from '../hand/SwipeActs.tsx'
import { swipeActs } from '../hand/swipe-acts.ts'
import { useIsSwiped } from '../hand/swiped-row.ts'
import { pressedInList } from '../list/list-keys.ts'
import type { ListLook } from '../list/list-look.ts'
import { NameField } from '../NameField.tsx'
import { EntryPicture } from '../pictures/EntryPicture.tsx'
import { renameItem } from '../rename-item.ts'
import { currentEntry, entryId, focusEntry } from '../selecting/entry-focus.ts'
import { aimAt, fileTarget, leaveTarget, renamed, useIsRenamed, useTarget } from '../selecting/file-target.ts'
import { extendSelection, isSelectable, isSelecting, toggleSelected, useIsSelected } from '../selecting/selection.ts'
import { EntryBox } from './EntryBox.tsx'
import { EntryMore } from './EntryMore.tsx'
import { EntryName } from './EntryName.tsx'
import card from './FileCard.module.css'
import styles from './FileEntry.module.css'
import { FileFacts } from './FileFacts.tsx'
import line from './FileLine.module.css'
import row from './FileRow.module.css'
import folderCard from './FolderCard.module.css'

interface Props {
  item: FileItem
  look: ListLook
  x: number
  y: number
  width: number
  position: number
  /** -1 while nobody knows how many there are. */
  setSize: number
  isTabbable: boolean
}

/** A document or a folder: all of it opens, the box selects, the dots have the rest. */
export const FileEntry = memo(function FileEntry({ item, look, x, y, width, position, setSize, isTabbable }: Props) {
  const { id, kind, name } = item
  const isRenamed = useIsRenamed(item)
  const isChosen = useIsSelected(id)
  const isAsked = useStore(isSelecting)
  const isTarget = useIsDropTarget(id)
  const isSwiped = useIsSwiped(id)
  useTarget(item)
  const isFolder = kind === 'folder'
  const isInHand = look === 'rows'
  const anyReach = useReach(item)
  const reach = isInHand ? anyReach : null
  // In a hand there is nothing to be done with what one has only joined.
  const hasActs = !isInHand || isSelectable(item)
  const acts = isInHand && !isAsked && !isRenamed ? swipeActs(item) : []
  const own = look === 'rows' ? row : look === 'lines' ? line : isFolder ? folderCard : card

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
  const onFocus = () => {
    fileTarget.set(item)
    currentEntry.set(id)
  }
  const onPointerDown = (event: PointerEvent) => {
    if (!event.currentTarget.contains(event.target as Node)) return
    fileTarget.set(item)
    pressForDrag(event, item)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    pressedInList(event, id)
    pressedOnEntry(event)
  }

  return (
    <li
      id={entryId(id)}
      className={classNames(
        styles.entry,
        own.entry,
        isChosen && styles.chosen,
        isTarget && styles.target,
        isAsked && !hasActs && styles.apart,
      )}
      style={{ left: x, top: y, width }}
      data-chosen={isChosen || undefined}
      aria-posinset={position}
      aria-setsize={setSize}
      data-row={id}
      data-acts={acts.length}
      data-drop-folder={isFolder && item.trashed === null ? id : undefined}
      data-drop-name={isFolder ? name : undefined}
      onPointerDownCapture={onPointerDown}
      onClickCapture={(event) => clicked(event, id, hasActs)}
      onFocus={onFocus}
      onBlur={leaveTarget}
      onKeyDown={onKeyDown}
    >
      {hasActs && (
        <EntryBox
          name={name}
          isChecked={isChosen}
          isShown={isChosen || isAsked}
          isTabbable={isTabbable}
          className={own.box}
          onToggle={() => toggleSelected(id)}
          onExtend={() => extendSelection(id)}
        />
      )}
      <EntryPicture
        item={item}
        look={look}
        className={classNames(styles.picture, own.picture, reach === 'away' && styles.away)}
      />
      <div className={classNames(styles.words, own.words, item.found !== undefined && own.found)}>
        <p className={styles.name}>
          {isRenamed ? (
            <NameField name={name} className={styles.field} onKeep={keep} onGiveBack={endNaming} />
          ) : (
            <EntryName item={item} look={look} isTabbable={isTabbable} />
          )}
        </p>
        <FileFacts item={item} look={look} reach={reach} className={own.facts} />
      </div>
      {!isRenamed && hasActs && !(isInHand && isAsked) && (
        <EntryMore name={name} look={look} isTabbable={isTabbable} className={own.more} />
      )}
      {isSwiped && <SwipeActs ids={acts} onAct={() => aimAt(item)} />}
    </li>
  )
})

/** Ctrl adds it, Shift extends to it, and where boxes stand on all a press anywhere on it does. */
function clicked(event: MouseEvent, id: string, isSelectable: boolean): void {
  const { target, currentTarget, shiftKey } = event
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  // The box and the dots know what they are for.
  if (target.closest('label, [aria-haspopup], input')) return
  const adds = event.ctrlKey || event.metaKey
  if (!adds && !shiftKey && !isSelecting.get()) return
  event.preventDefault()
  event.stopPropagation()
  if (!isSelectable) return
  if (shiftKey) extendSelection(id, null, adds)
  else toggleSelected(id)
}
