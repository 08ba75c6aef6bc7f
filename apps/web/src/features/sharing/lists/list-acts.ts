import { api } from '../../../platform/api/api.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import { changeListed, type FileItem, leaveSelecting, leaveToNeighbour, refreshListed } from '../../files/index.ts'
import { copyLink } from '../link/copy-link.ts'
import { shareLink } from '../link/share-link.ts'
import { shareQuery } from '../share-query.ts'

/** Of an entry of any list: where it stands among shares its link is known, elsewhere it is asked for. */
export async function copyEntryLink({ id, link }: FileItem): Promise<void> {
  try {
    const shareId = link?.shareId ?? (await queryClient.fetchQuery(shareQuery(id))).share_id
    if (shareId !== null) await copyLink(shareLink(shareId))
  } catch (error) {
    showError(error)
  }
}

/** Their links lead nowhere from now on; the same ones do again where somebody undoes it. */
export async function stopSharing(items: readonly FileItem[]): Promise<void> {
  const [first] = items
  if (!first) return
  leaveToNeighbour(items.map(({ id }) => id))
  leaveSelecting()
  if (!(await turn(items, 0))) return
  const { name } = first
  const count = items.length
  notify({
    kind: 'status',
    size: count,
    words: ({ text }) => (count === 1 ? text('sharing.stopped', { name }) : text('sharing.stopped.many', { count })),
    action: { label: ({ text }) => text('files.undo'), run: () => void turn(items, 1) },
  })
}

async function turn(items: readonly FileItem[], is_share: 0 | 1): Promise<boolean> {
  try {
    for (const { id } of items)
      queryClient.setQueryData(shareQuery(id).queryKey, await api('/set_share_status', { file_guid: id, is_share }))
    return true
  } catch (error) {
    showError(error)
    return false
  } finally {
    changeListed(
      items.map(({ id }) => id),
      (entry) => ({ ...entry, is_share }),
    )
    void refreshListed()
  }
}

/** Takes documents of others off the list until they are looked at again. */
export async function forgetViewed(items: readonly FileItem[]): Promise<void> {
  const ids = items.map(({ id }) => id)
  leaveToNeighbour(ids)
  try {
    await api('/delete_view_log', { share_ids: items.flatMap(({ link }) => link?.shareId ?? []) })
    leaveSelecting()
    changeListed(ids, () => null, 'viewed')
    notify({ kind: 'status', words: ({ text }) => text('shares.forgotten', { count: ids.length }) })
  } catch (error) {
    showError(error)
  } finally {
    void refreshListed()
  }
}
