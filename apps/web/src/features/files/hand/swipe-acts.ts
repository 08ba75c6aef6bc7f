import type { FileItem } from '../file-item.ts'
import { isShownByDevice } from '../needs-connection.ts'

/** The two commonest acts of an entry, by the ids of their actions; none where somebody has only joined. Its menu has them too. */
export function swipeActs(
  item: Pick<FileItem, 'kind' | 'trashed' | 'link' | 'canManage' | 'isOwn' | 'opened'>,
): string[] {
  const { kind, trashed, link, canManage, isOwn } = item
  if (trashed !== null) return isOwn ? ['files.restore', 'files.clear'] : ['files.restore']
  if (link?.kind === 'viewed') return [...(link.maySave ? ['sharing.save-entry'] : []), 'sharing.forget-viewed']
  if (link) return ['sharing.share-entry', 'sharing.stop']
  if (!canManage || isShownByDevice(item)) return []
  return [kind === 'folder' ? 'files.rename' : 'sharing.share-entry', 'files.delete']
}
