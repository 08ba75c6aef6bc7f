import type { FormHTMLAttributes, ReactNode, Ref } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { Button } from '../buttons/Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './FormDialog.module.css'

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'title' | 'action'> {
  title: string
  size: 's' | 'm'
  /** What the button says that does it. */
  act: string
  isOff?: boolean
  isBusy?: boolean
  /** What it does cannot be undone. */
  isDestructive?: boolean
  onAct: () => void
  onClose: () => void
  /** A press beside it, or Escape; absent: it closes. */
  onDismiss?: () => void
  /** At the other end of the row of buttons. */
  aside?: ReactNode
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** A few things to fill in and one thing to do with them, or not. */
export function FormDialog(props: Props) {
  const {
    title,
    size,
    act,
    isOff = false,
    isBusy = false,
    isDestructive = false,
    onAct,
    onClose,
    onDismiss = onClose,
    aside,
    children,
    ...form
  } = props
  const { text } = useText()
  return (
    <Dialog label={title} className={styles[size]} onClose={onDismiss}>
      <form
        {...form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onAct()
        }}
        noValidate
      >
        <h2 className={styles.title}>{title}</h2>
        {children}
        <div className={styles.buttons}>
          {aside && <span>{aside}</span>}
          <span className={styles.acts}>
            <Button onClick={onClose}>{text('cancel')}</Button>
            <Button variant={isDestructive ? 'danger' : 'filled'} type="submit" isOff={isOff} isBusy={isBusy}>
              {act}
            </Button>
          </span>
        </div>
      </form>
    </Dialog>
  )
}
