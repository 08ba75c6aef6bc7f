import type { Point } from '@ramify/geometry'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { PointMenu } from '../../../ui/menus/PointMenu.tsx'
import { menuPlace, swallowLift } from '../context-menu.ts'
import { EntryMenu } from '../EntryMenu.tsx'
import { pressedOnFolder } from '../entry-keys.ts'
import type { FileItem } from '../file-item.ts'
import { aimOnlyAt, fileTarget, leaveTarget } from '../selecting/file-target.ts'

interface Opened {
  at: Point
  on: HTMLElement
}

/** The menu and the keys of folders that stand outside of the list, as its entries have them. */
export function useFolderMenu() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const handlersOf = (folder: FileItem) => ({
    onFocus: () => fileTarget.set(folder),
    onBlur: leaveTarget,
    onKeyDown: (event: KeyboardEvent) => pressedOnFolder(event, folder),
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault()
      swallowLift(event)
      aimOnlyAt(folder)
      setOpened({ at: menuPlace(event), on: event.currentTarget })
    },
  })
  const menu = opened && (
    <PointMenu at={opened.at} onClose={() => setOpened(null)} onFocusLost={() => opened.on.focus()}>
      <EntryMenu />
    </PointMenu>
  )
  return { handlersOf, menu }
}
