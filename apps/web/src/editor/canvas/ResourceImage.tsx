import type { Rect } from '@ramify/geometry'
import { useEffect, useState } from 'react'
import { useEditor } from '../use-editor.ts'

interface Props {
  resource: string
  rect: Rect
  radius: number
}

/** A picture of a topic, or its empty place until it has come. */
export function ResourceImage({ resource, rect, radius }: Props) {
  const { assets } = useEditor()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    assets.url(resource).then(
      (found) => isCurrent && setUrl(found),
      () => isCurrent && setUrl(null),
    )
    return () => {
      isCurrent = false
    }
  }, [assets, resource])
  const { x, y, width, height } = rect
  if (url === null) return <rect {...rect} rx={radius} fill="var(--bg-sunken)" stroke="var(--line-2)" />
  return (
    <foreignObject x={x} y={y} width={width} height={height}>
      <img src={url} alt="" width={width} height={height} style={{ borderRadius: radius, objectFit: 'cover' }} />
    </foreignObject>
  )
}
