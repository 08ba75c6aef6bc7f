import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { thumbnailOf } from '../../../platform/assets/index.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './FirstPicture.module.css'
import { pageFacts } from './page-facts.ts'
import type { SharedDocument } from './visit.ts'

interface Props {
  document: SharedDocument
  /** The map is there. */
  isGone: boolean
}

/** What the server has drawn of the map, before anything that draws maps has come. */
export function FirstPicture({ document: { fileId, shareId, thumbnail }, isGone }: Props) {
  const [address] = useState(() => pageFacts(shareId)?.picture ?? null)
  const { data } = useQuery({
    queryKey: ['thumbnail', fileId, thumbnail],
    queryFn: () => thumbnailOf(fileId, thumbnail ?? ''),
    enabled: address === null && thumbnail !== null && !isGone,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    if (!isGone) return
    const timer = setTimeout(() => setLeft(true), fadeMs)
    return () => clearTimeout(timer)
  }, [isGone])
  if (isLeft) return null
  const className = classNames(styles.picture, isGone && styles.gone)
  // The same as while one waited: the browser has it already.
  if (address !== null) return <img src={address} alt="" className={className} />
  return data ? <BlobPicture blob={data} className={className} /> : null
}

/** As long as the map takes to come in. */
const fadeMs = 200

function BlobPicture({ blob, className }: { blob: Blob; className: string }) {
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const address = URL.createObjectURL(blob)
    if (picture.current) picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return <img ref={picture} alt="" className={className} />
}
