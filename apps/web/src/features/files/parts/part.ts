import type { FileEntry, SearchEntry } from '@ramify/contract'

/** With when it was thrown away, or what was found in it. */
export type ListedEntry = FileEntry & { trashed_at?: number } & Partial<Pick<SearchEntry, 'matched' | 'snippet'>>

/** One part of any list: what lies between two of its cursors. */
export interface Part {
  readonly files: readonly ListedEntry[]
  readonly cursor: string | null
  /** When the server was asked for it. */
  readonly askedAt: number
}

/** What the parts of a list say together. What moved to another part may still stand in one that was asked for before: there it is left out. */
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
