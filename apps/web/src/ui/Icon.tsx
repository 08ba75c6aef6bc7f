import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './Icon.module.css'

interface Props {
  icon: LucideIcon
  size?: 's' | 'm' | 'l' | 'xl'
  className?: string | undefined
}

/** A picture beside words; whatever it stands for, the words or the button's label say. */
export function Icon({ icon: Picture, size = 'm', className }: Props) {
  return <Picture aria-hidden strokeWidth={1.75} className={classNames(styles[size], className)} />
}
