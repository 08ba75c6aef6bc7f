import { documentKinds, type KindName } from '@ramify/document'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import type { ListOrder } from '../list/list-order.ts'
import { entryOfViewed, withOwnLink } from './linked-entry.ts'
import { partsQuery } from './parts-query.ts'

/** Of what is searched for, fewer come at once. */
const mostFound = 100

/** What is in a folder of the person, part after part, of its documents those of one kind when it is named; `null` is the outermost. */
export const folderQuery = (folderId: string | null, order: ListOrder, kind?: KindName) =>
  partsQuery(['folder', folderId, order, kind], (part, signal) =>
    api(
      '/ls',
      {
        ...order,
        ...(folderId !== null && { dir_guid: folderId }),
        ...(kind && { naotu_type: documentKinds[kind].number }),
        ...part,
      },
      { signal },
    ),
  )

export const recentQuery = () => partsQuery(['recent'], (part, signal) => api('/ls_recently_edit', part, { signal }))

/** The trash of the person (`null`) or of a team. */
export const trashQuery = (teamId: string | null) =>
  partsQuery(['trash', teamId], (part, signal) =>
    api('/ls_trash', { ...part, ...(teamId !== null && { team_id: teamId }) }, { signal }),
  )

/** Documents of the person that are shared by link, the last changed first. */
export const sharesQuery = () =>
  partsQuery(['shares'], async (part, signal) => {
    const { files, cursor } = await api('/ls_my_share', part, { signal })
    return { files: files.map(withOwnLink), cursor }
  })

/** Documents of others that the person has looked at by link, the last one first. */
export const viewedQuery = () =>
  partsQuery(['viewed'], async (part, signal) => {
    const { files, cursor } = await api('/ls_my_view', part, { signal })
    return { files: files.map(entryOfViewed), cursor }
  })

/** Files and folders by the words of their names and topics. */
export const searchQuery = (words: string) =>
  partsQuery(
    ['search', words],
    ({ until: _end, ...part }, signal) => api('/search', { words, ...part, limit: mostFound }, { signal }),
    { hasPlaces: false },
  )

export const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['files', 'info', fileId],
    queryFn: ({ signal }) => api('/file_info', { file_guid: fileId }, { signal }),
    staleTime: 0,
  })
