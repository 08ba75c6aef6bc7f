import { type MouseEvent, type ReactNode, useState } from 'react'
import { ActionGroups } from '../../../ui/menus/ActionGroups.tsx'
import { PointMenu } from '../../../ui/menus/PointMenu.tsx'

const groups = [
  ['editor.open-link', 'editor.view-image'],
  ['editor.copy', 'editor.copy-text', 'editor.copy-markdown', 'editor.copy-image', 'editor.copy-topic-link'],
  ['editor.fold', 'editor.fold-all', 'editor.unfold-all'],
  ['editor.fit', 'editor.zoom-100', 'editor.go-to-root'],
]

/** What can be done with a topic that is only looked at, and with the map around it. */
export function ViewerMenu({ className, children }: { className: string | undefined; children: ReactNode }) {
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
        </PointMenu>
      )}
    </div>
  )
}
