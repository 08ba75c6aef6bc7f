import { type PointerEvent, type ReactNode, type Ref, useRef } from 'react'
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
  const isOver = useRef(false)
  const hover = (isNow: boolean) => {
    if (isNow === isOver.current) return
    isOver.current = isNow
    onHover?.(isNow)
  }
  // Only when it moves: a list that shifts under a resting pointer is pointed at by nobody.
  const onMove = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) hover(true)
  }
  return (
    <label
      ref={ref}
      className={classNames(styles.choice, className)}
      title={label}
      onPointerMove={onMove}
      onPointerLeave={() => hover(false)}
    >
      <input type="radio" className={styles.input} name={group} aria-label={label} checked={isOn} onChange={onChoose} />
      {children}
    </label>
  )
}
