import { Fragment, type MouseEvent, type ReactNode, useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { ActionMenuItem } from '../../../ui/menus/ActionMenuItem.tsx'
import { MenuSeparator } from '../../../ui/menus/Menu.tsx'
import { PointMenu } from '../../../ui/menus/PointMenu.tsx'
import { focusField, treeItemId } from '../../core/focus-field.ts'
import { leadOf } from '../../core/selection.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import type { Editor, KindContextMenu } from '../../editor-kind.ts'

interface Opened {
  readonly at: { readonly x: number; readonly y: number }
  readonly groups: readonly (readonly string[])[]
}

interface Props {
  editor: Editor | null
  className?: string | undefined
  children: ReactNode
}

/** What can be done with what is under the pointer, or with what is selected when the keyboard asks. */
export function ContextMenu({ editor, className, children }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const onContextMenu = (event: MouseEvent) => {
    // In a text the browser's own menu has the spelling and the clipboard.
    if (!editor || editor.writing.get() !== null || isElsewhere(event)) return
    event.preventDefault()
    const byKey = event.button !== 2
    const at = byKey ? placeOfSelected(editor, event.currentTarget) : { x: event.clientX, y: event.clientY }
    setOpened({ at, groups: editor.kind.contextMenu.groups(editor, byKey ? 'selected' : 'pointed') })
  }
  const close = () => {
    setOpened(null)
    if (editor) focusField(editor)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: everything in the menu is in the palette too
    <div className={className} onContextMenu={onContextMenu}>
      {children}
      {editor && opened && (
        <PointMenu at={opened.at} onClose={close}>
          {opened.groups.map((ids, nth) => (
            <Fragment key={ids[0]}>
              {nth > 0 && <MenuSeparator />}
              {ids.map((id) => (
                <Entry key={id} id={id} menu={editor.kind.contextMenu} />
              ))}
            </Fragment>
          ))}
        </PointMenu>
      )}
    </div>
  )
}

function Entry({ id, menu: { submenus, seldom } }: { id: string; menu: KindContextMenu }) {
  const Menu = submenus[id]
  const isOff = useAction(id)?.disabledReason != null
  if (Menu) return <Menu />
  return isOff && seldom.includes(id) ? null : <ActionMenuItem id={id} isQuiet />
}

function isElsewhere({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[role="toolbar"], [role="menu"], input') !== null
}

function placeOfSelected(editor: Editor, host: Element): Opened['at'] {
  if (editor.shownAs.get() === 'outline') {
    const lead = leadOf(editor.selection.get())
    const row = lead && document.getElementById(treeItemId(editor, lead))?.getBoundingClientRect()
    return row ? { x: row.left, y: row.bottom } : { x: 0, y: 0 }
  }
  const { left, top } = host.getBoundingClientRect()
  const place = editor.kind.contextMenu.placeOfSelected(editor)
  if (!place) return { x: left, y: top }
  const { x, y } = toScreen(editor.view.get(), place)
  return { x: left + x, y: top + y }
}
