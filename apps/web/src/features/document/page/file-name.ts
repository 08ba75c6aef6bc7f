import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { cachedName, cacheName, cacheOpened, type LiveDocument } from '../../../platform/sync/index.ts'
import { fileQuery } from '../../files/index.ts'

/** What the file is called: by the server's word, and until there is one as this browser last heard it. */
export function useFileName(personId: string, fileId: string, told: string | undefined): string | null {
  const { data: kept } = useQuery({
    queryKey: ['kept-name', personId, fileId],
    queryFn: () => cachedName(personId, fileId),
    retry: false,
  })
  useEffect(() => {
    cacheOpened(personId, fileId).catch((error) => console.warn('Not noted as opened here', error))
  }, [personId, fileId])
  useEffect(() => {
    if (told === undefined) return
    cacheName(personId, fileId, told).catch((error) => console.warn('The name is not kept here', error))
  }, [personId, fileId, told])
  return told ?? kept ?? null
}

/** The same before anything has been shown, which may be asked of the server; `null` where nobody says it. */
export async function askFileName(personId: string, fileId: string): Promise<string | null> {
  const kept = await cachedName(personId, fileId).catch(() => null)
  if (kept) return kept
  const info = await queryClient.fetchQuery(fileQuery(fileId)).catch(() => null)
  return info?.file_name ?? null
}

/** Whenever the server is there, or is there again: what has changed meanwhile nobody has told. */
export function useFreshInfo(live: LiveDocument | null): void {
  useEffect(() => {
    if (!live) return
    return live.isUp.subscribe(() => {
      if (live.isUp.get()) askAgain(live.id)
    })
  }, [live])
}

/** Somebody has renamed it, somewhere. */
export function followName(fileId: string, name: string): void {
  queryClient.setQueryData(fileQuery(fileId).queryKey, (known) => known && { ...known, file_name: name })
  // An answer that is on its way may be older than the name.
  askAgain(fileId)
}

function askAgain(fileId: string): void {
  void askAnew(fileQuery(fileId))
}
