import type { FileEntry } from '@ramify/contract'
import type { InfiniteData } from '@tanstack/react-query'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fileQuery } from './folder-query.ts'
import type { Part } from './part.ts'
import { askAgain, isBehind, leaveBehind } from './parts-query.ts'

const lists = { queryKey: ['files'] }
const listKey = ['files', 'list']

type Kind = 'folder' | 'recent' | 'trash' | 'shares' | 'viewed'

/** Shows a change before the server has confirmed it; `null` takes the files out of the lists, or of those of one kind. */
export function changeListed(
  ids: string | readonly string[],
  change: (entry: FileEntry) => FileEntry | null,
  kind?: Kind,
): void {
  const changedIds = new Set(typeof ids === 'string' ? [ids] : ids)
  const changed = <Entry extends FileEntry>(entry: Entry) =>
    changedIds.has(entry.file_guid) ? (change(entry) as Entry | null) : entry
  queryClient.setQueriesData<InfiniteData<Part>>(
    { queryKey: [...listKey, ...(kind ? [kind] : [])] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, files: page.files.flatMap((entry) => changed(entry) ?? []) })),
      },
  )
  for (const id of changedIds) {
    queryClient.setQueryData(fileQuery(id).queryKey, (known) => known && (changed(known) ?? undefined))
  }
}

/**
 * The server knows better than any list here; of long ones it is asked for what is seen. Those that were `made` are looked for
 * in all of the list that is shown.
 */
export async function refreshListed(made: readonly string[] = []): Promise<void> {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: listKey })) leaveBehind(queryKey)
  await askAnew(lists)
  if (made.length === 0) return
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: listKey, type: 'active' })) {
    const known = state.data as InfiniteData<Part> | undefined
    const listed = new Set(known?.pages.flatMap(({ files }) => files.map(({ file_guid }) => file_guid)))
    const isMissing = queryKey[2] !== 'trash' && made.some((id) => !listed.has(id))
    if (isMissing && isBehind(queryKey, 'all')) await askAgain(queryKey, 'all')
  }
}
