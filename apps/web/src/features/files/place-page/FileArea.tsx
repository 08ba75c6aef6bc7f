import { type MouseEvent, type ReactNode, useState } from 'react'
import { ActionGroups } from '../../../ui/menus/ActionGroups.tsx'
import { PointMenu } from '../../../ui/menus/PointMenu.tsx'
import { isByFinger, menuPlace, swallowLift } from '../context-menu.ts'
import { EntryMenu } from '../EntryMenu.tsx'
import { shownList } from '../list/shown-list.ts'
import { directionIds, orderIds } from '../list-actions.ts'
import { currentEntry, entryId, focusEntry } from '../selecting/entry-focus.ts'
import { aimAt } from '../selecting/file-target.ts'
import { Marquee } from '../selecting/Marquee.tsx'
import { pressForMarquee } from '../selecting/marquee.ts'

const ofPlace = [
  ['files.new-map', 'files.new-flowchart', 'files.new-folder', 'imports.choose'],
  ['files.select-all'],
  orderIds,
  directionIds,
  ['files.view-cards', 'files.view-lines'],
  ['trash.restore-all', 'trash.empty'],
]

interface Opened {
  at: { x: number; y: number }
  /** `null` on the empty place. */
  entry: string | null
}

interface Props {
  className: string | undefined
  /** There a finger that rests on an entry selects it, and asks for no menu. */
  isInHand?: boolean
  children: ReactNode
}

/** A page of files: pressed beside them it selects by an area, and it has menus for them and for the place itself. */
export function FileArea({ className, isInHand = false, children }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const onContextMenu = (event: MouseEvent) => {
    const { target } = event
    // In a field the browser's own menu has the spelling and the clipboard.
    if (!(target instanceof Element) || target.closest('input, header, dialog, [role=menu]')) return
    const id = target.closest(`[id^="${entryId('')}"]`)?.id.slice(entryId('').length) ?? null
    const item = shownList.get().items.find((each) => each.id === id)
    if (id !== null && !item) return
    event.preventDefault()
    if (isInHand && item && isByFinger(event)) return
    swallowLift(event)
    if (item) {
      aimAt(item)
      focusEntry(item.id)
    }
    setOpened({ at: menuPlace(event), entry: item?.id ?? null })
  }
  // What was chosen may have taken the focus: a name to be written, a dialog.
  const returnToEntry = () => {
    const current = currentEntry.get()
    if (opened?.entry != null && document.activeElement === document.body && current !== null) focusEntry(current)
  }
  const close = () => {
    setOpened(null)
    returnToEntry()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: everything that can be done here can be done by keys and in the palette
    <div className={className} onContextMenu={onContextMenu} onPointerDown={pressForMarquee}>
      {children}
      <Marquee />
      {opened && (
        <PointMenu at={opened.at} onClose={close} onFocusLost={returnToEntry}>
          {opened.entry === null ? <ActionGroups groups={ofPlace} /> : <EntryMenu />}
        </PointMenu>
      )}
    </div>
  )
}
