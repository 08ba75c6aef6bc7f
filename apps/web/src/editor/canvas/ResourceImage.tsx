import type { Rect } from '@ramify/geometry'
import { usePicture } from './use-picture.ts'

interface Props {
  resource: string
  rect: Rect
  radius: number
}

/** A picture of a topic, or its empty place until it has come. */
export function ResourceImage({ resource, rect, radius }: Props) {
  const url = usePicture(resource)
  const { x, y, width, height } = rect
  if (url === null) return <rect {...rect} rx={radius} fill="var(--bg-sunken)" stroke="var(--line-2)" />
  return (
    <foreignObject x={x} y={y} width={width} height={height}>
      <img src={url} alt="" width={width} height={height} style={{ borderRadius: radius, objectFit: 'cover' }} />
    </foreignObject>
  )
}
