import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { thumbnailOf } from '../../platform/assets/index.ts'
import styles from './MapPicture.module.css'
import { MapSketch } from './MapSketch.tsx'

interface Props {
  fileId: string
  version: string
}

/** What a map looks like; a sketch until that has come. */
export function MapPicture({ fileId, version }: Props) {
  const { data } = useQuery(pictureQuery(fileId, version))
  const address = useObjectUrl(data ?? null)
  return address === null ? <MapSketch /> : <img src={address} alt="" className={styles.picture} />
}

const pictureQuery = (fileId: string, version: string) =>
  queryOptions({
    queryKey: ['thumbnail', fileId, version],
    queryFn: () => thumbnailOf(fileId, version),
    staleTime: Number.POSITIVE_INFINITY,
    // The old one until the new one is there: nothing flickers.
    placeholderData: keepPreviousData,
  })

function useObjectUrl(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return address
}
