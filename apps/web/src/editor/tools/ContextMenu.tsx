import { Fragment, type MouseEvent, type ReactNode, useState } from 'react'
import { ActionMenuItem } from '../../ui/ActionMenuItem.tsx'
import { MenuSeparator } from '../../ui/Menu.tsx'
import { PointMenu } from '../../ui/PointMenu.tsx'
import { focusField } from '../accessibility/focus-field.ts'
import type { Editor } from '../editor.ts'
import { leadOf } from '../selection/selection.ts'
import { toScreen } from '../viewport/viewport.ts'
import { InsertMenu } from './InsertMenu.tsx'

/** In the place of an action: a menu of its own, or this one would be too long for many screens. */
const insert = 'insert'
const ofTopic = [
  ['editor.edit', 'editor.add-child', 'editor.add-sibling', 'editor.insert-parent'],
  [insert, 'editor.open-link', 'editor.view-image', 'editor.remove-image'],
  ['editor.cut', 'editor.copy', 'editor.paste', 'editor.duplicate'],
  ['editor.fold', 'editor.sort-children', 'editor.move-up', 'editor.move-down'],
  ['editor.delete'],
]
const ofMap = [
  ['editor.paste', 'editor.select-all'],
  ['editor.fold-all', 'editor.unfold-all'],
  ['editor.fit', 'editor.zoom-100', 'editor.go-to-root'],
]

interface Opened {
  readonly at: { readonly x: number; readonly y: number }
  readonly groups: readonly (readonly string[])[]
}

interface Props {
  editor: Editor | null
  className?: string | undefined
  children: ReactNode
}

/** What can be done with what is under the pointer, or with the lead topic when the keyboard asks. */
export function ContextMenu({ editor, className, children }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const onContextMenu = (event: MouseEvent) => {
    // In a text the browser's own menu has the spelling and the clipboard.
    if (!editor || editor.writing.get() !== null || isElsewhere(event)) return
    event.preventDefault()
    const byKey = event.button !== 2
    const lead = leadOf(editor.selection.get())
    const isTopic = byKey ? lead !== null : editor.hovered.get() !== null
    const at = byKey ? placeOfLead(editor, event.currentTarget) : { x: event.clientX, y: event.clientY }
    setOpened({ at, groups: isTopic ? ofTopic : ofMap })
  }
  const close = () => {
    setOpened(null)
    if (editor) focusField(editor)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: everything in the menu is in the palette too
    <div className={className} onContextMenu={onContextMenu}>
      {children}
      {opened && (
        <PointMenu at={opened.at} onClose={close}>
          {opened.groups.map((ids, nth) => (
            <Fragment key={ids[0]}>
              {nth > 0 && <MenuSeparator />}
              {ids.map((id) => (
                <Fragment key={id}>{id === insert ? <InsertMenu /> : <ActionMenuItem id={id} isQuiet />}</Fragment>
              ))}
            </Fragment>
          ))}
        </PointMenu>
      )}
    </div>
  )
}

function isElsewhere({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[role="toolbar"], [role="menu"], input') !== null
}

function placeOfLead(editor: Editor, host: Element): { x: number; y: number } {
  const { left, top } = host.getBoundingClientRect()
  const topic = editor.scene.get().placeOf(leadOf(editor.selection.get()) ?? '')
  if (!topic) return { x: left, y: top }
  const { x, y } = toScreen(editor.view.get(), { x: topic.x, y: topic.y + topic.height })
  return { x: left + x, y: top + y }
}
