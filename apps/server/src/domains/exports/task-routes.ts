import type { FastifyReply } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import { translatorOf } from '../../platform/http/language.ts'
import { noSuchBytes } from '../../platform/http/no-such-bytes.ts'
import { refuseOtherMethods } from '../../platform/http/refuse-other-methods.ts'
import type { Tickets } from '../../platform/tickets.ts'
import { holderOf, type Principal, principalOf } from '../access/index.ts'
import { asAttachment } from '../resources/index.ts'
import type { ExportFailure } from './export-failure.ts'
import { exportFormatOf } from './export-formats.ts'
import { exportedFile, exportedPath, fileNameOf } from './exported-file.ts'
import type { Services } from './services.ts'
import type { ExportTask } from './tables.ts'
import type { TaskRunner } from './tasks/task-runner.ts'
import type { TaskStore } from './tasks/task-store.ts'

const taskPath = '/api/tasks/document/render/:task'
const filePath = `${taskPath}/file`
/** As the specifications number them: 1 is done, negative is failed. */
const states = { uploading: 0, waiting: 0, running: 2, done: 1 } as const

interface Used extends Pick<Services, 'access' | 'blobs' | 'sessions' | 'now'> {
  store: Pick<TaskStore, 'find' | 'isLost'>
  runner: Pick<TaskRunner, 'beat'>
  tickets: Tickets
}

/** How far a render task is, and what it has made, for who started it: to anybody else it was never there (T35). */
export function taskRoutes({ access, blobs, sessions, store, runner, tickets, now }: Used): AddRoutes {
  const ownTask = async (principal: Principal, id: string): Promise<ExportTask | null> => {
    const task = await store.find(id)
    return task && task.holder === holderOf(principal) && task.expires_at > now() ? task : null
  }

  const sendFile = async (reply: FastifyReply, principal: Principal, id: string) => {
    const task = await ownTask(principal, id)
    const format = task && exportFormatOf(task.format)
    if (!format || task.state !== 'done' || task.key === null) throw noSuchBytes()
    // Rights may have been taken since (T46). What somebody has uploaded is their own.
    if (task.file_id !== '' && !(await access.can(principal, 'export', task.file_id))) throw noSuchBytes()
    const blob = await blobs.get(task.key)
    if (!blob) throw noSuchBytes()
    asAttachment(reply, format.mediaType, fileNameOf(task))
    return reply.header('cache-control', 'no-store').header('content-length', blob.size).send(blob.stream)
  }

  return (app, _sessionOf, readerOf) => {
    app.get<{ Params: { task: string } }>(taskPath, async (request, reply) => {
      const reader = await readerOf(request)
      const task = await ownTask(principalOf(reader), request.params.task)
      if (!task) throw new AppError(-104)
      if (store.isLost(task)) void runner.beat()
      reply.header('cache-control', 'no-store')
      const told = { task_id: task.id, progress: { done: task.steps_done, total: task.steps } }
      if (task.state === 'failed') {
        const { errno, code, params } = JSON.parse(task.failure ?? '') as ExportFailure
        const message = (await translatorOf(request)).message(code, params)
        return { errno: 0, data: { ...told, state: errno, code, params, message } }
      }
      if (task.state !== 'done') return { errno: 0, data: { ...told, state: states[task.state] } }
      return {
        errno: 0,
        data: { ...told, state: states.done, ...(await exportedFile(tickets, task, reader.id, now())) },
      }
    })
    refuseOtherMethods(app, taskPath, 'GET')

    app.get<{ Params: { task: string } }>(filePath, async (request, reply) =>
      sendFile(reply, principalOf(await readerOf(request)), request.params.task),
    )
    refuseOtherMethods(app, filePath, 'GET')

    app.get<{ Params: { ticket: string } }>(exportedPath, async (request, reply) => {
      const [id, sessionId] = (await tickets.read(request.params.ticket)) ?? []
      const reader = sessionId && (await sessions.readerOf(sessionId))
      if (!id || !reader) throw noSuchBytes()
      return sendFile(reply, principalOf(reader), id)
    })
    refuseOtherMethods(app, exportedPath, 'GET')
  }
}
