import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { classNames } from '../class-names.ts'
import { Spinner } from '../Spinner.tsx'
import styles from './Button.module.css'

interface Look {
  /** One filled button on a screen. */
  variant?: 'filled' | 'danger' | 'outlined' | 'quiet'
  size?: 'm' | 'l'
}

interface Props extends Look, ComponentProps<'button'> {
  /** Off, but still reachable: it can say why. */
  isOff?: boolean
  isBusy?: boolean
}

export function Button({ variant, size, isOff, isBusy, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look({ variant, size }), className)}
      aria-disabled={isOff || isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Spinner />}
      <span className={isBusy ? styles.hidden : styles.content}>{children}</span>
    </button>
  )
}

interface LinkProps extends Look {
  href: string
  children: string
}

export function ButtonLink({ variant, size, href, children }: LinkProps) {
  return (
    <Link href={href} className={look({ variant, size })}>
      {children}
    </Link>
  )
}

function look({ variant = 'outlined', size = 'm' }: { [Name in keyof Look]: Look[Name] | undefined }): string {
  return classNames(styles.button, styles[variant], size === 'l' && styles.large)
}
