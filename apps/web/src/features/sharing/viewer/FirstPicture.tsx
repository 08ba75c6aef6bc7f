import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { thumbnailOf } from '../../../platform/assets/index.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './FirstPicture.module.css'
import type { SharedDocument } from './visit.ts'

/** What the server has drawn of the map, before anything that draws maps has come. */
export function FirstPicture({
  document: { fileId, thumbnail },
  isGone,
}: {
  document: SharedDocument
  isGone: boolean
}) {
  const { data } = useQuery({
    queryKey: ['thumbnail', fileId, thumbnail],
    queryFn: () => thumbnailOf(fileId, thumbnail ?? ''),
    enabled: thumbnail !== null && !isGone,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    if (!isGone) return
    const timer = setTimeout(() => setLeft(true), fadeMs)
    return () => clearTimeout(timer)
  }, [isGone])
  return data && !isLeft ? <Picture blob={data} isGone={isGone} /> : null
}

/** As long as the map takes to come in. */
const fadeMs = 200

function Picture({ blob, isGone }: { blob: Blob; isGone: boolean }) {
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const address = URL.createObjectURL(blob)
    if (picture.current) picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return <img ref={picture} alt="" className={classNames(styles.picture, isGone && styles.gone)} />
}
