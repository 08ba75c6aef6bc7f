import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useLayer } from '../../platform/layers/use-layer.ts'
import styles from './Menu.module.css'
import { MenuGrip } from './MenuGrip.tsx'
import { useOpeningPress } from './use-opening-press.ts'
import { usePageBehind } from './use-page-behind.ts'

interface Props {
  /** Where on the screen it opens. */
  at: { readonly x: number; readonly y: number }
  onClose: () => void
  /** It has closed, and what was chosen has not taken the focus. */
  onFocusLost?: () => void
  children: ReactNode
}

/** A menu where the pointer is, with the items of every other menu; open for as long as it is drawn. */
export function PointMenu({ at: { x, y }, onClose, onFocusLost, children }: Props) {
  useLayer(true, onClose)
  usePageBehind(true)
  const openingPress = useOpeningPress(true)
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" style={{ position: 'fixed', left: x, top: y }} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          // A long one is scrolled by keys before one of its items has them.
          tabIndex={0}
          // Beside the point rather than below it: so it may use the whole height of the window.
          side="right"
          align="start"
          collisionPadding={8}
          loop
          {...openingPress}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) onFocusLost?.()
          }}
        >
          <MenuGrip onClose={onClose} />
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
