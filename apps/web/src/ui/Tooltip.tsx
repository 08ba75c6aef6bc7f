import { Tooltip as Radix } from 'radix-ui'
import { type FocusEvent, type ReactElement, type ReactNode, use } from 'react'
import { DialogAround } from './dialog-around.ts'
import { isPointing } from './pointing.ts'
import { Shortcut } from './Shortcut.tsx'
import styles from './Tooltip.module.css'

/** Milliseconds on a thing until the first one comes; with the keyboard it takes a tenth of that, see the styles. */
const delay = 1000
/** For so long after one has gone, the next comes at once. */
const lock = 200
/** Pixels from the thing it names: no pointer that lies on that covers it. */
const offset = 20

interface Props {
  text: string
  shortcut?: string | null
  side?: 'top' | 'right' | 'bottom' | undefined
  children: ReactElement
}

export function Tooltip({ text, shortcut = null, side = 'bottom', children }: Props) {
  const dialog = use(DialogAround)
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={onlyForKeyboards}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={dialog}>
        <Radix.Content className={styles.tooltip} side={side} sideOffset={offset} collisionPadding={8} data-tooltip>
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
    <Radix.Provider delayDuration={delay} skipDelayDuration={lock} disableHoverableContent>
      {children}
    </Radix.Provider>
  )
}

/** A menu that closes gives focus back to its button: after a click that must not open the button's tooltip. */
function onlyForKeyboards(event: FocusEvent<HTMLElement>): void {
  if (isPointing() || !event.currentTarget.matches(':focus-visible')) event.preventDefault()
}
