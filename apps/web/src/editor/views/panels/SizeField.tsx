import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './SizeField.module.css'
import { sizes, typedSize } from './typed-size.ts'

interface Props {
  /** Null where several hold at once. */
  size: number | null | undefined
  onChange: (size: number) => void
}

/** A size of letters, written or picked from a list; taken when the field is left or by Enter. */
export function SizeField({ size, onChange }: Props) {
  const { text } = useText()
  const list = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = typed ?? (size === null || size === undefined ? '' : String(Math.round(size * 10) / 10))
  const take = (wished: number | null) => {
    if (wished !== null && wished !== size) onChange(wished)
    setTyped(null)
    setOpen(false)
  }
  const open = () => {
    setActive(sizes.findIndex((each) => each >= (size ?? 0)))
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      if (!isOpen) open()
      else setActive((now) => Math.min(sizes.length - 1, Math.max(0, now + step)))
    } else if (event.key === 'Enter') take((isOpen && typed === null ? sizes[active] : undefined) ?? typedSize(shown))
    else if (event.key === 'Escape' && (isOpen || typed !== null)) {
      // In the field itself: the focus may leave before anything is drawn anew.
      event.currentTarget.value = ''
      setTyped(null)
      setOpen(false)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <span className={styles.box}>
          <input
            type="text"
            inputMode="decimal"
            role="combobox"
            className={styles.field}
            aria-label={text('editor.style.size')}
            aria-expanded={isOpen}
            aria-controls={list}
            aria-autocomplete="none"
            aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
            autoComplete="off"
            placeholder={text('editor.mixed')}
            maxLength={6}
            value={shown}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => typed !== null && take(typedSize(typed))}
            onKeyDown={onKeyDown}
          />
          <span
            aria-hidden="true"
            className={styles.open}
            onPointerDown={(event) => {
              event.preventDefault()
              if (isOpen) setOpen(false)
              else open()
            }}
          >
            <Icon icon={ChevronDown} size="s" />
          </span>
        </span>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          className={styles.list}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <div id={list} role="listbox" aria-label={text('editor.style.size')}>
            {sizes.map((each, nth) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
              <div
                key={each}
                id={`${list}-${nth}`}
                role="option"
                className={styles.option}
                aria-selected={each === size}
                data-active={nth === active}
                ref={nth === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
                // Before the field loses the focus, and what is being written with it.
                onPointerDown={(event) => {
                  event.preventDefault()
                  take(each)
                }}
              >
                {each}
              </div>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
