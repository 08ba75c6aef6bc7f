import { classNames } from '../../../ui/class-names.ts'
import styles from './LivingMap.module.css'

interface Props {
  name: string
  color: string
  x: number
  y: number
  /** Its tag is this wide. */
  width: number
  /** Not in step with the other one. */
  isLate?: boolean
}

/** Somebody else's pointer. */
export function LiveCursor({ name, color, x, y, width, isLate = false }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={classNames(styles.cursor, isLate && styles.late)}>
        <path d="M0 0L13 5.4L7 7.6L4.6 13Z" className={styles.pointer} fill={color} />
        <NameTag name={name} color={color} x={11} y={14} width={width} />
      </g>
    </g>
  )
}

type TagProps = Pick<Props, 'name' | 'color' | 'x' | 'y' | 'width'>

export function NameTag({ name, color, x, y, width }: TagProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height="20" rx="5" fill={color} />
      <text x={x + width / 2} y={y + 10} className={styles.name}>
        {name}
      </text>
    </>
  )
}
