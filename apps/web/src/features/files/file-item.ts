import type { TeamEntry } from '@ramify/contract'
import { type KindName, kindByNumber } from '@ramify/document'
import type { Translator } from '@ramify/locales'
import type { ActionDetail } from '../../platform/actions/action.ts'
import { type Draft, type DraftRecord, kindOfDraft } from '../../platform/drafts/draft.ts'
import type { CachedDocument } from '../../platform/sync/index.ts'
import { lookOf } from './kinds/kind-looks.ts'
import type { ListedEntry, ListedLink } from './parts/part.ts'
import { documentPath, draftPath, folderPath, viewPath } from './places/paths.ts'

/** One thing in a list: on the server, or (a draft) in this browser alone. */
export interface FileItem {
  readonly id: string
  readonly kind: 'folder' | 'file' | 'draft'
  /** Of a document; `null` for folders, and for kinds that only a newer build knows. */
  readonly documentKind: KindName | null
  readonly name: string
  /** `null` where it cannot be opened: in the trash. */
  readonly path: string | null
  /** The folder it lies in; `null` for drafts. */
  readonly parentId: string | null
  /** 0 where it is not known, of this and the next. */
  readonly created: number
  readonly edited: number
  /** When it was thrown away; `null` where it was not. */
  readonly trashed: number | null
  /** Or shapes; `null` where nobody has counted them. */
  readonly topics: number | null
  readonly images: number | null
  /** The person may rename it and throw it away. */
  readonly canManage: boolean
  /** The person owns it, or the team it belongs to: they may give it away and remove it for good. */
  readonly isOwn: boolean
  /** The team it belongs to; `null` where it is a person's. */
  readonly teamId: string | null
  readonly isShared: boolean
  readonly isTogether: boolean
  /** Which picture of it the server has; `null` when it has none. */
  readonly thumbnail: string | null
  /** Of one that only this device can show now: when it was last opened here; 0 when that is not known. */
  readonly opened?: number
  /** A draft among the files of an account: it goes into it as soon as the server can be reached. */
  readonly follows?: boolean
  /** In the lists of share links: the link. */
  readonly link?: ListedLink
  /** Among what was searched for: what was found in it; `null` where it was its name. */
  readonly found?: ActionDetail | null
  /** A folder outside of the list: in the tree of the nav, or on the way that stands on top. */
  readonly shownIn?: 'tree' | 'way' | undefined
}

export function itemOfFile(entry: ListedEntry): FileItem {
  const { file_guid: id, file_type: kind, node_num, image_num, trashed_at } = entry
  // Nobody has counted yet: every map has at least its central topic. In a flowchart nothing is worth telling either.
  const isCounted = kind === 'file' && node_num > 0
  return {
    id,
    kind,
    documentKind: kind === 'file' ? (kindByNumber(entry.naotu_type) ?? null) : null,
    name: entry.file_name,
    path: pathOf(entry),
    parentId: entry.parent_guid,
    created: entry.created_at,
    edited: entry.updated_at,
    trashed: trashed_at ?? null,
    topics: isCounted ? node_num : null,
    images: isCounted ? image_num : null,
    canManage: entry.allow_arrange,
    isOwn: entry.is_owner,
    teamId: entry.team_id,
    isShared: entry.is_share === 1,
    isTogether: entry.is_cooperation === 1,
    thumbnail: entry.thumbnail,
    ...(entry.link && { link: entry.link }),
    ...(entry.matched && { found: entry.matched === 'text' ? (entry.snippet ?? null) : null }),
  }
}

function pathOf({ file_guid: id, file_type, trashed_at, link }: ListedEntry): string | null {
  if (trashed_at !== undefined) return null
  if (link?.kind === 'viewed') return viewPath(link.shareId)
  return file_type === 'folder' ? folderPath(id) : documentPath(id)
}

/** Of what did not come from a list of the server. */
const untold = {
  trashed: null,
  topics: null,
  images: null,
  isShared: false,
  isTogether: false,
  thumbnail: null,
  teamId: null,
} satisfies Partial<FileItem>

/** A folder of the tree, of which only its name is known. */
export function itemOfFolder(
  id: string,
  name: string,
  parentId: string | null,
  shownIn: 'tree' | 'way',
  team: TeamEntry | null = null,
): FileItem {
  return {
    id,
    kind: 'folder',
    documentKind: null,
    name,
    path: folderPath(id),
    parentId,
    created: 0,
    edited: 0,
    canManage: true,
    isOwn: team === null || team.role === 'owner',
    ...untold,
    teamId: team?.team_id ?? null,
    shownIn,
  }
}

export function itemOfCached({ id, kind, name, opened }: CachedDocument, { text }: Translator): FileItem {
  return {
    id,
    kind: 'file',
    documentKind: kind,
    name: name ?? text(lookOf(kind).untitled),
    path: documentPath(id),
    parentId: null,
    created: opened,
    edited: opened,
    canManage: false,
    isOwn: false,
    ...untold,
    opened,
  }
}

export function itemOfDraft(draft: Draft, translator: Translator): FileItem {
  const { id, edited } = draft
  return {
    id,
    kind: 'draft',
    documentKind: kindOfDraft(draft),
    name: nameOfDraft(draft, translator),
    path: draftPath(id),
    parentId: null,
    created: edited,
    edited,
    canManage: true,
    isOwn: true,
    ...untold,
  }
}

/** In its account's own list; once it is a file there, it opens as one. */
export function itemOfFollowing(draft: DraftRecord, translator: Translator): FileItem {
  const fileId = draft.claim?.fileId ?? null
  return { ...itemOfDraft(draft, translator), follows: true, ...(fileId !== null && { path: documentPath(fileId) }) }
}

/** Numbered from the second one on, as the server does. */
export function nameOfDraft(draft: Draft, { text }: Translator): string {
  const { untitled, numbered } = lookOf(kindOfDraft(draft))
  const { name, number } = draft
  return name ?? (number === 1 ? text(untitled) : text(numbered, { number }))
}
