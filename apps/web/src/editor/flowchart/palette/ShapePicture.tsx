import { pathData } from '@ramify/geometry'
import { flowShape } from '@ramify/scene'
import { memo } from 'react'
import styles from './ShapePalette.module.css'

const room = { width: 32, height: 24 }

/** The outline of a shape, as large as fits. */
export const ShapePicture = memo(function ShapePicture({ kind }: { kind: string }) {
  const shape = flowShape(kind)
  const scale = Math.min(room.width / shape.size.width, room.height / shape.size.height)
  const box = {
    width: shape.size.width * scale,
    height: shape.size.height * scale,
    ...(shape.header && { header: { ...shape.header, size: shape.header.size * scale } }),
  }
  const lines = shape.lines?.(box)
  return (
    <svg
      className={styles.picture}
      viewBox={`-1 -1 ${box.width + 2} ${box.height + 2}`}
      width={box.width + 2}
      height={box.height + 2}
      aria-hidden="true"
    >
      {!shape.isOpen && <path d={pathData(shape.outline(box))} />}
      {lines && <path d={pathData(lines)} />}
    </svg>
  )
})
