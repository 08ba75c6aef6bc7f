import { useEffect, useState } from 'react'
import { useMapEditor } from '../core/use-editor.ts'

/** The address of a picture: `undefined` until it is known, null where there is none any more. */
export function usePicture(resource: string, size?: 'original'): string | null | undefined {
  const { assets } = useMapEditor()
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
