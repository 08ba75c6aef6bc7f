import { useEffect, useState } from 'react'
import { makePreview, type Preview, type PreviewOrder } from './make-preview.ts'

interface Shown {
  readonly preview: Preview
  readonly address: string | null
}

interface PreviewState {
  readonly shown: Shown | null
  /** The one that is shown is of what was chosen before. */
  readonly isOld: boolean
  readonly hasFailed: boolean
}

/** The preview of what is chosen; until that is there, the one before. */
export function usePreview(order: Omit<PreviewOrder, 'signal'>): PreviewState {
  const { source, editor, format, isTransparent, isPart, watermark } = order
  const [shown, setShown] = useState<(Shown & { of: string }) | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const key = [source.name, source.fileId, format.id, isTransparent, isPart, watermark].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what it depends on
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const wanted = { source, editor, format, isTransparent, isPart, watermark, signal }
    makePreview(wanted).then(
      (preview) => {
        if (signal.aborted) return
        const address = preview.picture && URL.createObjectURL(preview.picture)
        setFailed(null)
        setShown({ preview, address, of: key })
      },
      (error) => {
        if (signal.aborted) return
        console.warn('No preview', error)
        setFailed(key)
      },
    )
    return () => controller.abort()
  }, [key])
  const address = shown?.address ?? null
  useEffect(() => {
    if (address === null) return
    return () => URL.revokeObjectURL(address)
  }, [address])
  return { shown, isOld: shown !== null && shown.of !== key, hasFailed: failed === key }
}
