import { classNames } from '../../../ui/class-names.ts'
import styles from './LivingMap.module.css'
import type { Box } from './layout-map.ts'

interface Props {
  name: string
  color: string
  x: number
  y: number
  /** Its tag is this wide. */
  width: number
  /** What the picture shows of the map. */
  frame: Box
  /** Not in step with the other one. */
  isLate?: boolean
}

/** The outline of the arrow reaches so far around it. */
const edge = 3

/** Somebody else's pointer: a small picture over the large one, so that only it is moved while it wanders. */
export function LiveCursor({ name, color, x, y, width, frame, isLate = false }: Props) {
  const box = { x: -edge, y: -edge, width: width + 11 + 2 * edge, height: 34 + 2 * edge }
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  const place = {
    left: share(x + box.x - frame.x, frame.width),
    top: share(y + box.y - frame.y, frame.height),
    width: share(box.width, frame.width),
  }
  return (
    <div className={classNames(styles.cursor, isLate && styles.late)} style={place}>
      <svg aria-hidden="true" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
        <path d="M0 0L13 5.4L7 7.6L4.6 13Z" className={styles.pointer} fill={color} />
        <NameTag name={name} color={color} x={11} y={14} width={width} />
      </svg>
    </div>
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
