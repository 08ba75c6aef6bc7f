import type { FileItem } from '../file-item.ts'

/** What this browser has of a person's documents. */
export interface OnDevice {
  readonly here: ReadonlySet<string>
  /** With changes that the server has not confirmed. */
  readonly waiting: ReadonlySet<string>
}

/** Without a network: whether an entry of a list can be opened, and whether something of it waits. Null where there is nothing to say. */
export type Reach = 'away' | 'waiting' | null

export function reachOf(
  { id, kind, trashed, follows, link }: Pick<FileItem, 'id' | 'kind' | 'trashed' | 'follows' | 'link'>,
  { here, waiting }: OnDevice,
): Reach {
  if (kind === 'folder' || trashed !== null) return null
  if (kind === 'draft') return follows ? 'waiting' : null
  if (waiting.has(id)) return 'waiting'
  // What others have shared is only ever looked at on the server.
  return here.has(id) && link?.kind !== 'viewed' ? null : 'away'
}
