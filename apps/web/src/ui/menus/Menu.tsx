import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type PointerEvent, type ReactElement, type ReactNode, use, useRef, useState } from 'react'
import { useLayer } from '../../platform/layers/use-layer.ts'
import { createStore, type Store, useStore } from '../../platform/store.ts'
import { classNames } from '../class-names.ts'
import { DialogAround } from '../dialog-around.ts'
import { Icon } from '../Icon.tsx'
import { Shortcut } from '../Shortcut.tsx'
import { Tooltip } from '../Tooltip.tsx'
import styles from './Menu.module.css'
import { MenuGrip } from './MenuGrip.tsx'
import { useOpeningPress } from './use-opening-press.ts'
import { usePageBehind } from './use-page-behind.ts'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  /** Names the button where its look does not. */
  tooltip?: string
  /** Where something else opens and closes it, too. */
  opened?: Store<boolean>
  children: ReactNode
}

// Not modal: a modal menu locks scrolling by a style element, which the content security policy refuses.
export function Menu({ trigger, align = 'start', side = 'bottom', tooltip, opened, children }: MenuProps) {
  /** What had the keys when a pointer opened it: it has them again afterwards. A keyboard opens it from its button, and returns there. */
  const holder = useRef<Element | null>(null)
  const dialog = use(DialogAround)
  const [own] = useState(() => createStore(false))
  const store = opened ?? own
  const isOpen = useStore(store)
  const setOpen = (next: boolean) => store.set(next)
  useLayer(isOpen, () => setOpen(false))
  usePageBehind(isOpen, dialog)
  const onPointerDown = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (currentTarget.dataset.state !== 'open') holder.current = document.activeElement
  }
  const onKeyDown = () => {
    holder.current = null
  }
  const openingPress = useOpeningPress(isOpen)
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <WithTooltip text={tooltip}>
        <DropdownMenu.Trigger asChild onPointerDown={onPointerDown} onKeyDown={onKeyDown}>
          {trigger}
        </DropdownMenu.Trigger>
      </WithTooltip>
      <DropdownMenu.Portal container={dialog}>
        <DropdownMenu.Content
          className={styles.menu}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          loop
          {...openingPress}
          onCloseAutoFocus={(event) => giveFocusBack(event, holder.current)}
        >
          <MenuGrip onClose={() => setOpen(false)} />
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function WithTooltip({ text, children }: { text: string | undefined; children: ReactElement }) {
  return text === undefined ? children : <Tooltip text={text}>{children}</Tooltip>
}

/** What was chosen may have taken the focus: a name to be written, a dialog. Then nobody takes it back. */
function giveFocusBack(event: Event, holder: Element | null): void {
  if (document.activeElement === document.body && holder instanceof HTMLElement) holder.focus({ preventScroll: true })
  if (document.activeElement !== document.body) event.preventDefault()
}

interface ItemProps {
  icon?: LucideIcon | null
  /** A picture in place of the icon. */
  lead?: ReactNode
  /** More about what it names, and what choosing it does where that is not its name. */
  detail?: ReactNode
  act?: string
  /** What holds now, at the end of a row that leads to where it is changed. */
  value?: string | undefined
  shortcut?: string | null
  /** For a choice; `null` for an act. */
  isOn?: boolean | null
  /** Off, but still reachable: it says why. */
  disabledReason?: string | null
  /** Why is said when it is chosen, not beside it: a menu in which much is off would be full of it. */
  isQuiet?: boolean | undefined
  isDestructive?: boolean
  onSelect: () => void
  children: string
}

export function MenuItem(props: ItemProps) {
  const { icon = null, shortcut = null, isOn = null, disabledReason = null, isQuiet, isDestructive } = props
  const { lead, detail, act, value, onSelect, children } = props
  const isOff = disabledReason !== null
  const content = (
    <>
      {icon && <Icon icon={icon} className={styles.icon} />}
      {lead}
      <span className={styles.label}>
        {children}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {act !== undefined && <span className={styles.act}>{act}</span>}
      {value !== undefined && (
        <>
          <span className={styles.value}>{value}</span>
          <Icon icon={ChevronRight} className={styles.icon} />
        </>
      )}
      {isOff && !isQuiet && <span className={styles.reason}>{disabledReason}</span>}
      {shortcut !== null && <Shortcut>{shortcut}</Shortcut>}
      {isOn && <Icon icon={Check} className={styles.check} />}
    </>
  )
  const className = classNames(styles.item, isOff ? styles.off : isDestructive && styles.destructive)
  if (isOn === null) {
    return (
      <DropdownMenu.Item className={className} aria-disabled={isOff || undefined} onSelect={onSelect}>
        {content}
      </DropdownMenu.Item>
    )
  }
  return (
    <DropdownMenu.CheckboxItem role="menuitemradio" className={className} checked={isOn} onSelect={onSelect}>
      {content}
    </DropdownMenu.CheckboxItem>
  )
}

interface SubmenuProps {
  label: string
  icon: LucideIcon
  children: ReactNode
}

export function Submenu({ label, icon, children }: SubmenuProps) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={styles.item}>
        <Icon icon={icon} className={styles.icon} />
        <span className={styles.label}>{label}</span>
        <Icon icon={ChevronRight} className={styles.icon} />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent className={styles.menu} sideOffset={4} collisionPadding={8} loop>
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />
}
