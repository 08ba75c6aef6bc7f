import { useEffect, useState } from 'react'
import { useEditor } from '../use-editor.ts'

/** The address of a picture, once it is known; null before, and where there is none any more. */
export function usePicture(resource: string): string | null {
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
  return url
}
