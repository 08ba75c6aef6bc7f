import { ClipboardCopy } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { copyAsIds } from '../../../editor/mindmap/context-menu/context-menu-groups.ts'
import { ActionSubmenu } from '../../../editor/views/ActionSubmenu.tsx'
import { useText } from '../../../platform/i18n/language.ts'
import { ActionGroups } from '../../../ui/menus/ActionGroups.tsx'
import { PointMenu } from '../../../ui/menus/PointMenu.tsx'

const groups = [
  ['editor.open-link', 'editor.view-image'],
  ['editor.comments'],
  ['editor.copy', 'editor.copy-topic-link'],
  ['editor.fold', 'editor.fold-all', 'editor.unfold-all'],
  ['editor.fit', 'editor.zoom-100', 'editor.go-to-root'],
]

/** What can be done with a topic that is only looked at, and with the map around it. */
export function ViewerMenu({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { text } = useText()
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const onContextMenu = (event: MouseEvent) => {
    const { target } = event
    if (target instanceof Element && target.closest('[role="toolbar"], [role="menu"], input, a, dialog')) return
    event.preventDefault()
    setAt({ x: event.clientX, y: event.clientY })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: everything in the menu has keys or a button as well
    <div className={className} onContextMenu={onContextMenu}>
      {children}
      {at && (
        <PointMenu at={at} onClose={() => setAt(null)}>
          <ActionGroups groups={groups} />
          <ActionSubmenu label={text('editor.menu.copy-as')} icon={ClipboardCopy} ids={copyAsIds} />
        </PointMenu>
      )}
    </div>
  )
}
