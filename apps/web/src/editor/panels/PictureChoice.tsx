import type { ReactNode, Ref } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './PictureChoice.module.css'

interface Props {
  /** Of the group: one of those with the same is chosen. */
  group: string
  label: string
  isOn: boolean
  onChoose: () => void
  /** The pointer has come or gone. */
  onHover?: (isOver: boolean) => void
  ref?: Ref<HTMLLabelElement>
  className?: string | undefined
  children: ReactNode
}

/** One of several things to choose from, shown as a picture. The browser's own radio button: arrows go through the group. */
export function PictureChoice({ group, label, isOn, onChoose, onHover, ref, className, children }: Props) {
  return (
    <label
      ref={ref}
      className={classNames(styles.choice, className)}
      title={label}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
    >
      <input type="radio" className={styles.input} name={group} aria-label={label} checked={isOn} onChange={onChoose} />
      {children}
    </label>
  )
}
