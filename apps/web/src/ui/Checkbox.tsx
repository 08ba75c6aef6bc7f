import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { Icon } from './Icon.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode
}

export function Checkbox({ children, ...rest }: Props) {
  return (
    <label className={styles.checkbox}>
      <span className={styles.box}>
        <input {...rest} type="checkbox" className={styles.input} />
        <Icon icon={Check} size="s" className={styles.check} />
      </span>
      <span>{children}</span>
    </label>
  )
}
