import type { SharedEntry, ViewedEntry } from '@ramify/contract'
import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import { beyond, livingFilesById, presentFile, readTimeCursor, upTo, writeTimeCursor } from '../files/index.ts'
import { shownName } from './check-share.ts'
import { isLocked } from './password-guard.ts'
import type { Services } from './services.ts'
import { hasRunOut } from './shares.ts'
import type { SharingTables } from './tables.ts'

const lastChanged = { columns: ['shares.updated_at', 'shares.id'], direction: 'desc' } as const
const lastViewed = { columns: ['share_views.viewed_at', 'share_views.share_id'], direction: 'desc' } as const

/** What the person shares, what has run out among it. */
export function listShares({ database, access, documents, now }: Services): Handler<'/ls_my_share'> {
  const db = database.tables<SharingTables>()
  return async ({ naotu_type: kind, cursor, until, limit }, { session }) => {
    const principal = principalOf(session)
    const { own } = await access.spacesOf(principal)
    if (own.length === 0) return { files: [], cursor: null }
    let shared = db
      .selectFrom('shares')
      .innerJoin('files', 'files.id', 'shares.file_id')
      .selectAll('shares')
      .where('files.space_id', 'in', own)
      .where('files.trashed_at', 'is', null)
      .where('shares.is_on', '=', 1)
    if (kind !== undefined) shared = shared.where('files.kind', '=', kind)
    if (cursor !== undefined) shared = shared.where(beyond(lastChanged, endOf(readTimeCursor(cursor))))
    if (until !== undefined) shared = shared.where(upTo(lastChanged, endOf(readTimeCursor(until, 'until'))))
    const rows = await shared
      .orderBy('shares.updated_at', 'desc')
      .orderBy('shares.id', 'desc')
      .limit(limit + 1)
      .execute()
    const page = rows.slice(0, limit)
    const fileIds = page.map(({ file_id }) => file_id)
    documents.hurry(fileIds)
    const files = await livingFilesById(database, fileIds)
    const entries = page.flatMap((share): SharedEntry[] => {
      const file = files.get(share.file_id)
      if (!file) return []
      return [
        {
          ...presentFile(file, principal, 'owner'),
          share_id: share.id,
          state: hasRunOut(share, now()) ? 'expired' : 'on',
          expires_at: share.expires_at,
          has_password: share.password !== null,
          is_locked: isLocked(share),
          may_save: share.may_save === 1,
          views: share.views,
          shared_at: share.updated_at,
        },
      ]
    })
    const last = page.at(-1)
    return {
      files: entries,
      cursor: last && rows.length > limit ? writeTimeCursor({ at: last.updated_at, id: last.id }) : null,
    }
  }
}

/** What the person has viewed. What they may not look at again by its link alone is left out, as if it had never been. */
export function listViews({ database, access, peopleOf, now }: Services): Handler<'/ls_my_view'> {
  const db = database.tables<SharingTables>()
  return async ({ naotu_type: kind, cursor, until, limit }, { session }) => {
    const principal = principalOf(session)
    let viewed = db
      .selectFrom('share_views')
      .innerJoin('shares', 'shares.id', 'share_views.share_id')
      .innerJoin('files', 'files.id', 'shares.file_id')
      .select(['share_views.viewed_at', 'shares.id', 'shares.file_id', 'shares.password', 'shares.may_save'])
      .where('share_views.person_id', '=', session.personId)
      .where('shares.is_on', '=', 1)
      .where('files.trashed_at', 'is', null)
      .where(({ eb, or }) => or([eb('shares.expires_at', 'is', null), eb('shares.expires_at', '>', now())]))
    if (kind !== undefined) viewed = viewed.where('files.kind', '=', kind)
    if (cursor !== undefined) viewed = viewed.where(beyond(lastViewed, endOf(readTimeCursor(cursor))))
    if (until !== undefined) viewed = viewed.where(upTo(lastViewed, endOf(readTimeCursor(until, 'until'))))
    const rows = await viewed
      .orderBy('share_views.viewed_at', 'desc')
      .orderBy('share_views.share_id', 'desc')
      .limit(limit + 1)
      .execute()
    const page = rows.slice(0, limit)
    const fileIds = page.map(({ file_id }) => file_id)
    const [files, visible] = [await livingFilesById(database, fileIds), await access.allowed(principal, 'see', fileIds)]
    const owners = await peopleOf([...files.values()].map(({ owner_id }) => owner_id))
    const entries = page.flatMap((view): ViewedEntry[] => {
      const file = files.get(view.file_id)
      if (!file) return []
      const need_check = view.password !== null && !visible.has(view.file_id)
      return [
        {
          share_id: view.id,
          file_guid: file.id,
          file_name: need_check ? shownName(file.name) : file.name,
          naotu_type: file.kind,
          thumbnail: need_check ? null : file.thumbnail_version,
          owner: need_check ? null : (owners.get(file.owner_id) ?? null),
          need_check,
          may_save: view.may_save === 1,
          viewed_at: view.viewed_at,
        },
      ]
    })
    const last = page.at(-1)
    return {
      files: entries,
      cursor: last && rows.length > limit ? writeTimeCursor({ at: last.viewed_at, id: last.id }) : null,
    }
  }
}

export function deleteViews({ database }: Services): Handler<'/delete_view_log'> {
  const db = database.tables<SharingTables>()
  return async ({ share_ids }, { session: { personId } }) => {
    const { numDeletedRows } = await db
      .deleteFrom('share_views')
      .where('person_id', '=', personId)
      .where('share_id', 'in', typeof share_ids === 'string' ? [share_ids] : share_ids)
      .executeTakeFirstOrThrow()
    return { removed: Number(numDeletedRows) }
  }
}

const endOf = ({ at, id }: { at: number; id: string }) => [at, id] as const
