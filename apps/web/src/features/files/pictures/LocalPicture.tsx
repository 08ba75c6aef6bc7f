import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { sessionStore } from '../../../platform/session/session-store.ts'
import type { FileItem } from '../file-item.ts'
import { BlobPicture } from './DocumentPicture.tsx'
import type { LocalSource } from './draw-local.ts'
import styles from './LocalPicture.module.css'
import { Sketch } from './Sketch.tsx'
import { useSeen } from './use-seen.ts'

/** What a document looks like that the server has no picture of: drawn here, where this browser has the document itself. */
export function LocalPicture({ item }: { item: FileItem }) {
  const source = sourceOf(item)
  return source ? <Drawn source={source} edited={item.edited} /> : <Sketch kind={item.documentKind} />
}

function sourceOf({ id, kind, documentKind, opened }: FileItem): LocalSource | null {
  if (documentKind === null) return null
  if (kind === 'draft') return { kind: 'draft', documentKind, id }
  const personId = sessionStore.get()?.user?.user_id
  return opened !== undefined && personId !== undefined ? { kind: 'kept', documentKind, id, personId } : null
}

function Drawn({ source, edited }: { source: LocalSource; edited: number }) {
  const place = useRef<HTMLSpanElement>(null)
  const { data } = useQuery({
    queryKey: ['local-picture', source, edited],
    // What draws is as large as the editor's half.
    queryFn: async () => (await import('./draw-local.ts')).drawLocal(source),
    enabled: useSeen(place),
    staleTime: Number.POSITIVE_INFINITY,
    // The old one until the new one is there: nothing flickers.
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <span ref={place} className={styles.place}>
      {data ? <BlobPicture blob={data} /> : <Sketch kind={source.documentKind} />}
    </span>
  )
}
