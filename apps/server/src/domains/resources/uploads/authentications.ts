import type { Input } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { newId } from '../../../platform/random.ts'
import { noSuchFile, principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'
import { type AnyUpload, attachedType, contentType, type ResourceTables, unannounced } from '../tables.ts'
import {
  attachmentTooLarge,
  imageTooLarge,
  mostAttachedBytes,
  mostBytes,
  mostBytesOfFile,
  mostResources,
  requireImportedType,
  requireType,
  tooManyImages,
} from './limits.ts'

const lifetime = 5 * 60_000
/** Allowed to one person and not finished. */
const mostOpen = 200
/** Contents of one person that wait for a `/save`: they are large, and belong to nothing. */
const mostContents = 20

export function authentications({ database, access, tickets, storage, now }: Services): Handler<'/authentications'> {
  const db = database.tables<ResourceTables>()
  return async (input, { session }) => {
    const { id: session_id, personId } = session
    const { file_guid, resource_id = newId(), size = 0 } = input
    await access.require(principalOf(session), 'edit', file_guid)
    const spaceId = await requireDocument(db, file_guid)
    const type = announcedType(input)
    requireSize(type, size)
    if (type === contentType) await requireSaving(db, personId, now())
    else {
      await requireRoom(db, file_guid)
      await storage.requireRoom(db, spaceId, size || mostBytes)
    }
    await requirePatience(db, personId, now())
    const id = newId()
    const expires_at = now() + lifetime
    const upload = { id, file_id: file_guid, resource_id, person_id: personId, session_id, size, type, expires_at }
    await db
      .insertInto('resource_uploads')
      .values({ ...upload, key: newId(), begun_at: null, name: input.name ?? null, imported: input.imported ? 1 : 0 })
      .execute()
    const upload_url = `/api/upload/${await tickets.write([id], expires_at)}`
    return { resource_id, upload_url, expires_at, expires_in: lifetime / 1000 }
  }
}

function announcedType({ name, type, imported }: Input<'/authentications'>): AnyUpload['type'] {
  if (name !== undefined) return attachedType
  if (type === undefined) return unannounced
  if (imported) return requireImportedType(type)
  return type === contentType ? contentType : requireType(type)
}

function requireSize(type: AnyUpload['type'], size: number): void {
  if (type === attachedType) {
    if (size > mostAttachedBytes) throw attachmentTooLarge()
  } else if (size > mostBytes) throw type === contentType ? new AppError(-413) : imageTooLarge()
}

/** Gives the space that owns it. */
async function requireDocument(db: Kysely<ResourceTables>, fileId: string): Promise<string> {
  const file = await db.selectFrom('files').select(['type', 'space_id']).where('id', '=', fileId).executeTakeFirst()
  if (!file) throw noSuchFile()
  if (file.type !== 'file') throw new AppError(-400, { field: 'file_guid' })
  return file.space_id
}

/** Counted for certain when the picture is there; nobody need upload one that is refused then. */
async function requireRoom(db: Kysely<ResourceTables>, fileId: string): Promise<void> {
  const total = await db
    .selectFrom('resource_totals')
    .select(['count', 'bytes'])
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  if (total && (total.count >= mostResources || total.bytes >= mostBytesOfFile)) throw tooManyImages()
}

async function requirePatience(db: Kysely<ResourceTables>, personId: string, at: number): Promise<void> {
  const { open } = await db
    .selectFrom('resource_uploads')
    .select((uploads) => uploads.fn.countAll<number>().as('open'))
    .where('person_id', '=', personId)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow()
  if (open >= mostOpen) throw new AppError(-429)
}

/** Those that never came count until they may not come any more. */
async function requireSaving(db: Kysely<ResourceTables>, personId: string, now: number): Promise<void> {
  const { waiting } = await db
    .selectFrom('resource_uploads')
    .select((uploads) => uploads.fn.countAll<number>().as('waiting'))
    .where('person_id', '=', personId)
    .where('type', '=', contentType)
    .where((upload) => upload.or([upload('begun_at', 'is not', null), upload('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  if (waiting >= mostContents) throw new AppError(-429)
}
