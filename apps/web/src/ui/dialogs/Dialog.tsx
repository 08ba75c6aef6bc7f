import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLayer } from '../../platform/layers/use-layer.ts'
import { usePhone } from '../../platform/phone.ts'
import { classNames } from '../class-names.ts'
import { DialogAround } from '../dialog-around.ts'
import { useDragDown } from '../sheets/use-drag-down.ts'
import styles from './Dialog.module.css'
import { addOpenDialog } from './open-dialogs.ts'

interface Props {
  label: string
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  className?: string | undefined
  /** It has many rows: on a phone that lies on its side they stand in a column at the right. */
  isTall?: boolean
  children: ReactNode
}

/**
 * Open for as long as it is drawn. The browser's own dialog: it holds the focus, gives it back, and needs none of the style
 * elements by which Radix locks scrolling and which the content security policy refuses.
 */
export function Dialog({ label, onClose, onKeyDown, className, isTall = false, children }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<HTMLDialogElement | null>(null)
  const takeOut = useRef<() => void>(() => undefined)

  useLayer(true, onClose)
  const isPhone = usePhone()
  const drag = useDragDown(element, onClose, { isOn: isPhone })

  // Before the element leaves the page: only an open dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    const giveCaretBack = keepCaret()
    takeOut.current = show(dialog)
    setShown(dialog)
    return () => {
      takeOut.current()
      dialog.close()
      // The browser gives back the focus alone: whoever was writing would type into nothing.
      giveCaretBack()
    }
  }, [])

  const onScrim = (event: MouseEvent) => {
    if (event.target !== element.current) return
    // Pressing here must not take the focus that closing gives back.
    event.preventDefault()
    onClose()
  }

  const onKey = (event: KeyboardEvent) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // Asked by the browser one may say no, but not again and again: it closes the dialog by itself then.
    event.preventDefault()
    onClose()
  }

  /** The browser has closed it by itself, for somebody who goes back by a gesture again and again, and it is still drawn. */
  const stay = () => {
    const dialog = element.current
    if (!dialog?.isConnected || dialog.open) return
    takeOut.current()
    takeOut.current = show(dialog)
  }

  return (
    <dialog
      ref={element}
      aria-label={label}
      className={classNames(styles.dialog, isTall && styles.tall, className)}
      onMouseDown={onScrim}
      onKeyDown={onKey}
      onClose={stay}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.content}>
        {isPhone && <div aria-hidden="true" className={styles.grip} {...drag} />}
        <DialogAround value={shown}>{children}</DialogAround>
      </div>
    </dialog>
  )
}

/** Gives back how to take it out of those that are open. */
function show(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  return addOpenDialog(dialog)
}

/** Remembers the caret or selection of the page. Returns a function that restores it if the browser restored only the focus. */
function keepCaret(): () => void {
  const selection = getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null
  return () => {
    const focused = document.activeElement
    if (!range || !(focused instanceof HTMLElement) || !focused.isContentEditable) return
    // The field may have placed its caret itself.
    if (focused.contains(selection?.anchorNode ?? null)) return
    if (!focused.contains(range.commonAncestorContainer)) return
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
}
