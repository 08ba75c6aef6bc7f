import { type PointerEvent, type ReactNode, type Ref, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { CoveredRadio } from '../../../ui/fields/CoveredRadio.tsx'
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
  /** Whether a frame around it says that it is pointed at, chosen or focused; else its picture says so itself. */
  isFramed?: boolean
  children: ReactNode
}

/** One of several things to choose from, shown as a picture. */
export function PictureChoice({ group, label, isOn, onChoose, onHover, ref, className, isFramed, children }: Props) {
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
      className={classNames(styles.choice, isFramed && styles.framed, className)}
      title={label}
      onPointerMove={onMove}
      onPointerLeave={() => hover(false)}
    >
      <CoveredRadio name={group} aria-label={label} checked={isOn} onChange={onChoose} />
      {children}
    </label>
  )
}
