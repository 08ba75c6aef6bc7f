import type { FileEntry, SearchEntry } from '@ramify/contract'

/** With when it was thrown away, what was found in it, or by which link it is seen. */
export type ListedEntry = FileEntry & { trashed_at?: number; link?: ListedLink } & Partial<
    Pick<SearchEntry, 'matched' | 'snippet'>
  >

/** The share link of a document, in the lists of those. */
export type ListedLink = OwnLink | ViewedLink

/** To a document of the person, for others. */
export interface OwnLink {
  readonly kind: 'own'
  readonly shareId: string
  readonly isExpired: boolean
  /** Null: it never ends. */
  readonly expiresAt: number | null
  readonly hasPassword: boolean
  readonly isLocked: boolean
  readonly views: number
}

/** To a document of somebody else, which the person has looked at. */
export interface ViewedLink {
  readonly kind: 'viewed'
  readonly shareId: string
  /** Null where that is not told. */
  readonly owner: string | null
  /** Its owner lets viewers save a copy. */
  readonly maySave: boolean
  readonly viewedAt: number
}

/** One part of any list: what lies between two of its cursors. */
export interface Part {
  readonly files: readonly ListedEntry[]
  readonly cursor: string | null
  /** When the server was asked for it. */
  readonly askedAt: number
}

/** The entries of all parts. An entry that moved may still be in a part that was fetched earlier: only the newest one counts. */
export function entriesOf(parts: readonly Part[]): ListedEntry[] {
  const newest = new Map<string, Part>()
  for (const part of parts) {
    for (const { file_guid } of part.files) {
      const known = newest.get(file_guid)
      if (!known || known.askedAt < part.askedAt) newest.set(file_guid, part)
    }
  }
  return parts.flatMap((part) => part.files.filter(({ file_guid }) => newest.get(file_guid) === part))
}

/** Which parts of a list are fetched again: `news` the first one and those on the screen, `seen` those on the screen, `all` every one. */
export type Wish = 'news' | 'seen' | 'all'

interface Asked {
  readonly wish: Wish
  /** Parts that were fetched before this time may be out of date. */
  readonly since: number
  readonly isFirst: boolean
  readonly isSeen: (part: Part) => boolean
}

/** Whether a part is fetched again. */
export function isAsked(part: Part, { wish, since, isFirst, isSeen }: Asked): boolean {
  if (part.askedAt >= since) return false
  return wish === 'all' || (wish === 'news' && isFirst) || isSeen(part)
}
