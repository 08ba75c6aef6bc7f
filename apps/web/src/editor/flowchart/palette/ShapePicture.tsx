import { type Path, parsePath, pathData, type Size } from '@ramify/geometry'
import { flowShape } from '@ramify/scene'
import { memo } from 'react'
import styles from './ShapePalette.module.css'

const room = { width: 28, height: 22 }

/** Words have no outline: a letter stands for them. */
const letter: Path = parsePath('M7 7L7 4L21 4L21 7M14 4L14 20M11 20L17 20')

/** The lines of a shape, as large as fits. */
export const ShapePicture = memo(function ShapePicture({ kind }: { kind: string }) {
  const shape = flowShape(kind)
  if (kind === 'text') return <Sheet {...room} lines={letter} />
  const size = shape.keepsAspect ? shape.size : lessExtreme(shape.size)
  const scale = Math.min(room.width / size.width, room.height / size.height)
  const box = {
    width: size.width * scale,
    height: size.height * scale,
    ...(shape.header && { header: { ...shape.header, size: shape.header.size * scale * 1.4 } }),
    radius: shape.outline({ ...shape.size }).some(([letterOf]) => letterOf === 'C') ? 3 : 0,
  }
  const lines = [...(shape.isOpen ? [] : shape.outline(box)), ...(shape.lines?.(box) ?? [])]
  const { dash } = shape
  return <Sheet {...box} lines={lines} solid={shape.solid?.(box)} isDashed={dash !== undefined && dash !== 'solid'} />
})

/** Long shapes would be hard to tell from each other in so little room. */
function lessExtreme({ width, height }: Size): Size {
  return { width: Math.min(width, 1.45 * height), height: Math.min(height, 1.2 * width) }
}

interface SheetProps {
  width: number
  height: number
  lines: Path
  solid?: Path | undefined
  isDashed?: boolean
}

function Sheet({ width, height, lines, solid, isDashed = false }: SheetProps) {
  return (
    <svg
      className={styles.picture}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      width={width + 2}
      height={height + 2}
      aria-hidden="true"
    >
      <path d={pathData(lines)} strokeDasharray={isDashed ? '3 2' : undefined} />
      {solid && <path className={styles.solid} d={pathData(solid)} />}
    </svg>
  )
}
