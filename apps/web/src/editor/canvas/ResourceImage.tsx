import type { Rect } from '@ramify/geometry'
import { useState } from 'react'
import styles from './ResourceImage.module.css'
import { usePicture } from './use-picture.ts'

interface Props {
  resource: string
  rect: Rect
  radius: number
}

/** A picture of a topic, its empty place until it has come, and a sign where none will. */
export function ResourceImage({ resource, rect, radius }: Props) {
  const found = usePicture(resource)
  const [broken, setBroken] = useState<string | null>(null)
  const url = found === broken ? null : found
  const { x, y, width, height } = rect
  if (!url) {
    return (
      <>
        <rect {...rect} rx={radius} className={styles.place} />
        {url === null && <Missing rect={rect} />}
      </>
    )
  }
  return (
    <foreignObject x={x} y={y} width={width} height={height}>
      <img
        src={url}
        alt=""
        width={width}
        height={height}
        style={{ borderRadius: radius, objectFit: 'cover' }}
        onError={() => setBroken(url)}
      />
    </foreignObject>
  )
}

/** A picture frame struck through, as large as its place allows. */
function Missing({ rect: { x, y, width, height } }: { rect: Rect }) {
  const scale = Math.min(1.5, width / 32, height / 32)
  const at = `translate(${x + width / 2} ${y + height / 2}) scale(${scale})`
  return (
    <g transform={at} className={styles.missing} data-missing-picture>
      <rect x={-9} y={-8} width={18} height={16} rx={2.5} />
      <path d="M-9 5L-4 0L0 4L3 1L9 7M-11 -11L11 11" />
    </g>
  )
}
