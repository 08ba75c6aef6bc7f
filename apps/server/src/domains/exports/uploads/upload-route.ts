import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { attachmentRules, successAnswer } from '@ramify/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { AddRoutes } from '../../../platform/http/add-routes.ts'
import { refuseOtherMethods } from '../../../platform/http/refuse-other-methods.ts'
import { newId } from '../../../platform/random.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { Tickets } from '../../../platform/tickets.ts'
import { exportFormatOf } from '../export-formats.ts'
import { addressMs, exportedFile } from '../exported-file.ts'
import type { TaskStore } from '../tasks/task-store.ts'

interface Used {
  store: Pick<TaskStore, 'beginUpload' | 'finishUpload'>
  sessions: Pick<Sessions, 'readerOf'>
  blobs: Pick<Blobs, 'put' | 'remove'>
  tickets: Tickets
  uploadTickets: Tickets
  now: () => number
}

const path = '/api/export_upload/:ticket'
const mostBytes = attachmentRules.megabytes * 1024 * 1024

type Put = FastifyRequest<{ Params: { ticket: string }; Body: Readable }>

/** Takes a file that somebody has rendered themselves. It is kept as it is, and only ever saved: nothing here looks into it. */
export function exportUploadRoute({ store, sessions, blobs, tickets, uploadTickets, now }: Used): AddRoutes {
  const take = async ({ params, raw }: Put) => {
    const [taskId, sessionId] = (await uploadTickets.read(params.ticket)) ?? []
    // Whoever has signed out since brings nothing any more (T46).
    if (!taskId || !sessionId || !(await sessions.readerOf(sessionId))) throw new AppError(-404)
    const size = announcedSize(raw.headers)
    const key = newId()
    const task = await store.beginUpload(taskId, key)
    if (!task) throw new AppError(-404)
    try {
      await blobs.put(key, raw, { size, type: exportFormatOf(task.format)?.mediaType ?? '' })
    } catch (error) {
      // Whoever hung up has not sent what was announced.
      throw raw.complete ? error : Object.assign(new AppError(-400, { field: 'size' }), { cause: error })
    }
    const done = { bytes: size, expires_at: now() + addressMs }
    if (!(await store.finishUpload(taskId, done))) {
      await blobs.remove(key)
      throw new AppError(-404)
    }
    return { task_id: taskId, ...(await exportedFile(tickets, { ...task, ...done }, sessionId, now())) }
  }

  return (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    app.put<{ Params: { ticket: string }; Body: Readable }>(
      path,
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request) => {
        try {
          return successAnswer('/export_upload', await take(request))
        } finally {
          // Whoever is still sending hears the answer when everything is sent, and not that we hung up.
          request.raw.resume()
        }
      },
    )
    refuseOtherMethods(app, path, 'PUT')
  }
}

/** Before a byte is taken; refuses those that are too many (707). */
function announcedSize({ 'content-length': length }: IncomingHttpHeaders): number {
  const size = Number(length)
  if (!Number.isSafeInteger(size) || size <= 0) throw new AppError(-400, { field: 'size' })
  if (size > mostBytes) throw new AppError(-413, { code: '707' })
  return size
}
