import { Tooltip as Radix } from 'radix-ui'
import type { FocusEvent, ReactElement, ReactNode } from 'react'
import { Shortcut } from './Shortcut.tsx'
import styles from './Tooltip.module.css'

interface Props {
  text: string
  shortcut?: string | null
  side?: 'top' | 'right' | 'bottom' | undefined
  children: ReactElement
}

export function Tooltip({ text, shortcut = null, side = 'bottom', children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={onlyForKeyboards}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
          {text}
          {shortcut !== null && <Shortcut isInverse>{shortcut}</Shortcut>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The first tooltip takes a second, the next ones come at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={1000} skipDelayDuration={300} disableHoverableContent>
      {children}
    </Radix.Provider>
  )
}

/** A menu that closes gives focus back to its button: after a click that must not open the button's tooltip. */
function onlyForKeyboards(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}
