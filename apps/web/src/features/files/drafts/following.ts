import type { DraftRecord } from '../../../platform/drafts/index.ts'
import type { FileItem } from '../file-item.ts'

interface List {
  personId: string
  /** A folder, `null` for the outermost; a list of recent ones has what lies anywhere. */
  folder: { id: string | null } | 'any'
  hasFolder: (id: string) => boolean
}

/** The drafts that belong into a list of an account: each goes into the folder it was begun in, if that is still there. */
export function draftsOfList(drafts: readonly DraftRecord[], { personId, folder: listed, hasFolder }: List) {
  return drafts.filter(({ folder }) => {
    const home = folder?.personId === personId && hasFolder(folder.id) ? folder.id : null
    return listed === 'any' || listed.id === home
  })
}

/** Drafts that were looked at before they were files: `null`, or when they were first seen to be one. */
export type Noticed = ReadonlyMap<string, number | null>

export function notice(known: Noticed, drafts: readonly DraftRecord[], now: number): Noticed {
  const noticed = new Map(known)
  for (const { id, claim } of drafts) {
    if (claim?.fileId == null) noticed.set(id, null)
    else if (known.get(id) === null) noticed.set(id, now)
  }
  const isSame = noticed.size === known.size && [...noticed].every(([id, at]) => known.get(id) === at)
  return isSame ? known : noticed
}

interface Listed {
  /** Of the files that have come. */
  ids: ReadonlySet<string>
  /** When they came last. */
  at: number
}

/** Those that still stand in the list: what became a file stays until the file is there, or the list has come without it. */
export function stillFollowing(drafts: readonly DraftRecord[], noticed: Noticed, listed: Listed): DraftRecord[] {
  return drafts.filter(({ id, claim }) => {
    if (claim?.fileId == null) return true
    const since = noticed.get(id) ?? null
    return since !== null && listed.at <= since && !listed.ids.has(claim.fileId)
  })
}

/** Folders first, then what is not in the cloud yet, then files, without those that a draft stands for. */
export function withFollowing(
  items: readonly FileItem[],
  following: readonly FileItem[],
  standsFor: ReadonlySet<string>,
): readonly FileItem[] {
  if (following.length === 0) return items
  const others = items.filter(({ id }) => !standsFor.has(id))
  const first = others.findIndex(({ kind }) => kind !== 'folder')
  return others.toSpliced(first === -1 ? others.length : first, 0, ...following)
}
