import type { FileEntry } from '@ramify/contract'
import type { Speaker } from '@ramify/locales'
import type { Draft } from '../../platform/drafts/index.ts'
import { documentPath, draftPath, folderPath } from './paths.ts'

/** One thing in a list: on the server, or (a draft) in this browser alone. */
export interface FileItem {
  readonly id: string
  readonly kind: 'folder' | 'file' | 'draft'
  readonly name: string
  readonly path: string
  readonly edited: number
  /** `null` where nobody has counted them. */
  readonly topics: number | null
  /** The person may rename it and throw it away. */
  readonly canManage: boolean
  /** Which picture of it the server has; `null` when it has none. */
  readonly thumbnail: string | null
}

export function itemOfFile(entry: FileEntry): FileItem {
  const {
    file_guid: id,
    file_type: kind,
    file_name: name,
    updated_at: edited,
    node_num,
    is_owner: canManage,
    thumbnail,
  } = entry
  const path = kind === 'folder' ? folderPath(id) : documentPath(id)
  // Nobody has counted yet: every map has at least its central topic.
  const topics = kind === 'file' && node_num > 0 ? node_num : null
  return { id, kind, name, path, edited, topics, canManage, thumbnail }
}

export function itemOfDraft(draft: Draft, speaker: Speaker): FileItem {
  const { id, edited } = draft
  const name = nameOfDraft(draft, speaker)
  return { id, kind: 'draft', name, path: draftPath(id), edited, topics: null, canManage: true, thumbnail: null }
}

export function nameOfDraft({ name, number }: Draft, { text }: Speaker): string {
  return name ?? text('drafts.name', { number })
}
