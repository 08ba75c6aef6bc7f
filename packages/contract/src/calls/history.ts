import { z } from 'zod'
import { call } from '../call.ts'
import { id, time } from '../rules/fields.ts'
import { fileName } from '../rules/file-name.ts'
import { user } from './account-fields.ts'
import { hash, readContent } from './document-fields.ts'
import { count, partOf } from './file-fields.ts'

/** Grows with every version of a document. */
const versionId = z.number().int().positive()

const author = user.pick({ user_id: true, nickname: true, avatar: true, avatar_url: true })

const historyVersion = z.object({
  id: versionId,
  /** The title of a named version; null of all others. */
  tag: z.string().nullable(),
  /** `automatic`: kept by the server while people edit. `before-restore`: what a restored version has replaced. */
  reason: z.enum(['automatic', 'backup', 'named', 'before-restore']),
  created_at: time,
  hash,
  /** Where its content is kept: at this server, under the version's own id. Pictures are those of the file. */
  resource_id: z.string(),
  /** Bytes that it takes of the storage. */
  size: count,
  /** Who changed the document since the version before, without those who have deleted their account. */
  authors: z.array(author),
  /** When it goes: only named versions that were made on a free plan have such a time. */
  kept_until: time.nullable(),
})
export type HistoryVersion = z.output<typeof historyVersion>

const version = z.object({ file_guid: id, id: versionId })

export const historyCalls = {
  '/save_backup': call({
    summary:
      'Keeps a document as it is now: as a named version, or as what it was before a restore, unless the last version says the same. Without a title 519, and 522 when a named version of the same content is there already',
    auth: 'session',
    body: z.object({
      file_guid: id,
      /** The title, needed of named versions. */
      tag_text: fileName.optional(),
      type: z.enum(['named', 'before-restore']).default('named'),
      /** Of the content that is to be kept; when it is not current, -409 and nothing is kept. */
      hash: hash.optional(),
      /** From clients that have uploaded the content: it is ignored, because the server has it. */
      resource_id: z.string().max(64).optional(),
    }),
    /** `is_new`: false when the last version says the same, which is answered then. */
    data: historyVersion.extend({ is_new: z.boolean() }),
    errors: [-104, -111, -409, -426],
  }),
  '/get_history_data': call({
    summary:
      'The versions of a document, newest first, and how many named ones there are and may be (null: any number)',
    auth: 'session',
    body: z.object({ file_guid: id, ...partOf(100, 200) }),
    data: z.object({
      versions: z.array(historyVersion),
      cursor: z.string().nullable(),
      named: count,
      named_limit: count.nullable(),
    }),
    errors: [-104],
  }),
  '/get_history_content': call({
    summary: 'The content of a version',
    auth: 'session',
    body: version,
    data: z.object({ file_guid: id, id: versionId, ...readContent }),
    errors: [-104, -426],
  }),
  '/delete_history_data': call({
    summary: 'Removes a version for good',
    auth: 'session',
    body: version,
    data: z.object({ file_guid: id, id: versionId }),
    errors: [-104],
  }),
  '/save_back': call({
    summary:
      'Turns a document into one of its versions. What it was before is kept as a version; those who have it open see it change',
    auth: 'session',
    /** `hash`: of what the caller takes for the current content; when it is not, -409 and nothing is changed. */
    body: version.extend({ hash: hash.optional() }),
    /** `changed`: false when the document says the same as the version already. */
    data: z.object({ file_guid: id, hash, changed: z.boolean() }),
    errors: [-104, -111, -409, -426],
  }),
  '/changed_since': call({
    summary:
      'Whether others have changed a document since a time, and who, for those who may see its history. Somebody who wrote shortly before may be among them',
    auth: 'session',
    body: z.object({ file_guid: id, since: time }),
    data: z.object({ by_others: z.boolean(), authors: z.array(author) }),
    errors: [-104],
  }),
}
