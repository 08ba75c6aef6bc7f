import type { KindName } from '@ramify/document'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { thumbnailOf } from '../../../platform/assets/index.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './DocumentPicture.module.css'
import { Sketch } from './Sketch.tsx'

interface Props {
  fileId: string
  kind: KindName | null
  version: string
}

/** What a document looks like; a sketch until that has come. */
export function DocumentPicture({ fileId, kind, version }: Props) {
  const { data } = useQuery(pictureQuery(fileId, version))
  return data ? <BlobPicture blob={data} /> : <Sketch kind={kind} />
}

/**
 * The address is given to the element, not to a state: with a hundred pictures coming in a row, a second drawing
 * for each looks to React like one that never ends.
 */
export function BlobPicture({ blob }: { blob: Blob }) {
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const { current: image } = picture
    const address = URL.createObjectURL(blob)
    if (image) image.src = address
    return () => {
      // Who leaves before it is shown calls the loading off; without its bytes it would fail.
      image?.removeAttribute('src')
      URL.revokeObjectURL(address)
    }
  }, [blob])
  return (
    <img ref={picture} alt="" className={classNames(styles.picture, blob.type === 'image/png' && styles.painted)} />
  )
}

const pictureQuery = (fileId: string, version: string) =>
  queryOptions({
    queryKey: ['thumbnail', fileId, version],
    queryFn: () => thumbnailOf(fileId, version),
    staleTime: Number.POSITIVE_INFINITY,
    // The old one until the new one is there: nothing flickers.
    placeholderData: keepPreviousData,
  })
