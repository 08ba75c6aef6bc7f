import type { Readable } from 'node:stream'
import { imageRules, successAnswer } from '@ramify/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import type { AddRoutes } from '../../../platform/http/add-routes.ts'
import { jsonParser, type ParseJson } from '../../../platform/http/body/body.ts'
import { refuseOtherMethods } from '../../../platform/http/refuse-other-methods.ts'
import { principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'
import {
  type AnyUpload,
  attachedType,
  contentType,
  type ImageType,
  type Resource,
  type ResourceTables,
  type Upload,
  unannounced,
} from '../tables.ts'
import { keepAttached } from './keep-attached.ts'
import {
  attachmentTooLarge,
  formatNotAllowed,
  imageTooLarge,
  mostAttachedBytes,
  mostBytes,
  nothingHere,
  requireImportedType,
  requireType,
} from './limits.ts'
import { receive } from './receive.ts'
import { findSame } from './record.ts'
import { storeResource } from './store-resource.ts'
import { keepContent } from './uploaded-content.ts'

const path = '/upload/:ticket'
/** Of one person. */
const mostAtOnce = 8

/** Takes the bytes of one picture, of one attached file, or of one content, whose address says that it may come: `PUT /api/upload/<ticket>`. */
export function uploadRoute(services: Services): AddRoutes {
  const uploading = new Map<string, number>()
  return (app) => {
    const parseJson = jsonParser(services.jsonLimits)
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    app.put<{ Params: { ticket: string }; Body: Readable }>(
      `/api${path}`,
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request) => {
        try {
          const upload = await begin(services, request.params.ticket)
          return successAnswer(
            path,
            await oneOfFew(uploading, upload, () => take(services, upload, request, parseJson)),
          )
        } finally {
          // Whoever is still sending hears the answer when everything is sent, and not that we hung up.
          request.raw.resume()
        }
      },
    )
    refuseOtherMethods(app, `/api${path}`, 'PUT')
  }
}

const present = ({ id, width, height, bytes, name }: Resource) =>
  name === null ? { resource_id: id, width, height } : { resource_id: id, size: bytes }

/** The upload of a ticket, which is good for nothing afterwards. Who may not write any more may not here either (T46). */
async function begin({ database, tickets, access, sessions, now }: Services, ticket: string): Promise<AnyUpload> {
  const [id] = (await tickets.read(ticket)) ?? []
  if (id === undefined) throw nothingHere()
  const upload = await database
    .tables<ResourceTables>()
    .updateTable('resource_uploads')
    .set({ begun_at: now() })
    .where('id', '=', id)
    .where('begun_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!upload) throw nothingHere()
  const { person_id, session_id, file_id } = upload
  const mayWrite = await access.can(principalOf({ personId: person_id }), 'edit', file_id)
  const isSignedIn = await sessions.isLive(person_id, session_id)
  if (!mayWrite || !isSignedIn) throw nothingHere()
  return upload
}

async function oneOfFew<Result>(
  counts: Map<string, number>,
  { person_id }: AnyUpload,
  act: () => Promise<Result>,
): Promise<Result> {
  const before = counts.get(person_id) ?? 0
  if (before >= mostAtOnce) throw new AppError(-429)
  counts.set(person_id, before + 1)
  try {
    return await act()
  } finally {
    const left = (counts.get(person_id) ?? 1) - 1
    if (left > 0) counts.set(person_id, left)
    else counts.delete(person_id)
  }
}

async function take(
  services: Services,
  upload: AnyUpload,
  request: FastifyRequest<{ Body: Readable }>,
  parseJson: ParseJson,
) {
  const announced = completed(upload, request)
  requireAnnounced(announced, request)
  if (announced.type === attachedType) return present(await keepAttached(services, announced, request.raw))
  if (isPicture(announced)) return present(await takePicture(services, announced, request))
  try {
    await keepContent(services, announced, request.raw, parseJson)
  } catch (error) {
    // It waits for no `/save`, and must not keep its person from sending others.
    await services.database
      .tables<ResourceTables>()
      .deleteFrom('resource_uploads')
      .where('id', '=', announced.id)
      .execute()
    throw error
  }
  return { resource_id: announced.resource_id }
}

/** What was not said of an upload before, its headers say. */
function completed(upload: AnyUpload, { headers }: FastifyRequest): AnyUpload {
  const size = upload.size || Number(headers['content-length'] ?? 0)
  if (size === 0) throw new AppError(-400, { field: 'size' })
  if (upload.type === attachedType && size > mostAttachedBytes) throw attachmentTooLarge()
  if (size > mostBytes) throw imageTooLarge()
  return { ...upload, size, type: upload.type === unannounced ? typeIn(upload, headers['content-type']) : upload.type }
}

const typeIn = ({ imported }: AnyUpload, sent: string | undefined) =>
  imported === 1 ? requireImportedType(sent) : requireType(sent)

const isPicture = (upload: AnyUpload): upload is Upload =>
  upload.type !== contentType && upload.type !== unannounced && upload.type !== attachedType

function takePicture(services: Services, upload: Upload, request: FastifyRequest): Promise<Resource> {
  return services.staging.use(async (paths) => {
    const hash = await receive(request.raw, { path: paths.received, size: upload.size })
    const same = await findSame(services, upload, hash)
    if (same) return same
    // Files of other programs often call a picture what it is not.
    const type = upload.imported === 1 || !isInserted(upload.type) ? 'imported' : upload.type
    const image = await services.images.read({ type, ...paths }, upload.person_id)
    if (image === 'format') throw formatNotAllowed()
    if (image === 'size') throw imageTooLarge()
    return storeResource(services, upload, { ...image, hash }, paths)
  })
}

const isInserted = (type: Upload['type']): type is ImageType => imageRules.types.some((allowed) => allowed === type)

/** Before a byte is read, as far as the headers tell. */
function requireAnnounced(upload: AnyUpload, { headers }: FastifyRequest): void {
  const { size, type } = upload
  const length = headers['content-length']
  if (length !== undefined && Number(length) !== size) throw new AppError(-400, { field: 'size' })
  const sent = headers['content-type']
  // Whatever it is called, it is kept as bytes.
  if (type === attachedType) return
  if ((sent === contentType ? sent : typeIn(upload, sent)) !== type) throw formatNotAllowed()
}
