import { useEffect, useState } from 'react'
import { useEditor } from '../core/use-editor.ts'
import type { CanvasEditor } from './canvas-editor.ts'

/** The address of a picture: `undefined` until it is known, null where there is none any more. */
export function usePicture(resource: string, size?: 'original'): string | null | undefined {
  const { assets } = useEditor<CanvasEditor>()
  const [url, setUrl] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    let isCurrent = true
    assets.url(resource, size).then(
      (found) => isCurrent && setUrl(found),
      () => isCurrent && setUrl(null),
    )
    return () => {
      isCurrent = false
    }
  }, [assets, resource, size])
  return url
}
