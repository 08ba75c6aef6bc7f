import type { SharedEntry, ViewedEntry } from '@ramify/contract'
import type { ListedEntry } from './part.ts'

export function withOwnLink(entry: SharedEntry): ListedEntry {
  const { share_id: shareId, state, expires_at: expiresAt, has_password, is_locked: isLocked, views } = entry
  const isExpired = state === 'expired'
  return { ...entry, link: { kind: 'own', shareId, isExpired, expiresAt, hasPassword: has_password, isLocked, views } }
}

/** Of a document of somebody else nothing is known but what its link shows. */
export function entryOfViewed(entry: ViewedEntry): ListedEntry {
  const { share_id: shareId, owner, may_save: maySave, viewed_at: viewedAt } = entry
  return {
    file_guid: entry.file_guid,
    parent_guid: null,
    file_name: entry.file_name,
    file_type: 'file',
    naotu_type: entry.naotu_type,
    owner_id: owner?.user_id ?? '',
    is_share: 0,
    is_open: 0,
    is_cooperation: 0,
    is_owner: false,
    isOwner: false,
    allow_edit: false,
    allow_arrange: false,
    team_id: null,
    node_num: 0,
    image_num: 0,
    thumbnail: entry.thumbnail,
    created_at: viewedAt,
    updated_at: viewedAt,
    link: { kind: 'viewed', shareId, owner: owner?.nickname ?? null, maySave, viewedAt },
  }
}
