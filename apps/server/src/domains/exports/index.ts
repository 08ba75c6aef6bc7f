import { takeLease } from '../../platform/database/lease.ts'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import type { Handlers } from '../../platform/http/calls/call.ts'
import { createTickets } from '../../platform/tickets.ts'
import { cancelExport } from './cancel-export.ts'
import { eraseTasks, removeTasksOf, sweepTasks } from './remove-tasks.ts'
import { gatherer } from './rendering/gather.ts'
import { createRenderer, type Render } from './rendering/renderer.ts'
import type { Services } from './services.ts'
import type { ExportServerSettings } from './settings.ts'
import { startExport, startFormat } from './start-export.ts'
import { taskRoutes } from './task-routes.ts'
import { TaskRunner } from './tasks/task-runner.ts'
import { TaskStore } from './tasks/task-store.ts'
import { authorizeUploads } from './uploads/authorize-uploads.ts'
import { exportUploadRoute } from './uploads/upload-route.ts'

export { exportSettings } from './settings.ts'

interface Options extends Omit<Services, 'exportFree' | 'now'> {
  settings: ExportServerSettings
  now?: () => number
  /** In threads of its own where none is given. */
  render?: Render
}

const sweepMs = 10 * 60_000

/** Documents as files: whoever may export one starts a task, asks how far it is, and fetches what it has made. */
export function createExports({ settings, now = Date.now, render: given, ...rest }: Options) {
  const { EXPORT_FREE: exportFree, EXPORT_SECONDS: seconds, EXPORT_THREADS: threads } = settings
  const services: Services = { ...rest, exportFree, now }
  const { database, metrics, log, blobs } = services
  const renderer = given ? { render: given, close: async () => undefined } : createRenderer({ threads, seconds })
  const store = new TaskStore(database, now)
  const made = metrics.counter('ramify_exports_total', 'Documents that were exported')
  const unmade = metrics.counter('ramify_exports_failed_total', 'Exports that failed or took too long')
  const runner = new TaskRunner({
    store,
    gather: gatherer(services),
    render: renderer.render,
    atOnce: threads,
    blobs,
    log,
    onOver: (failure) => (failure ? unmade : made).add(),
  })
  metrics.gauge('ramify_exports_waiting', 'Exports that wait or are worked on', () => runner.count)
  const used = { ...services, store, runner, tickets: createTickets(database, 'exports', now) }
  const uploads = {
    ...services,
    store,
    tickets: used.tickets,
    uploadTickets: createTickets(database, 'export-uploads', now),
  }

  const sweep = async () => {
    try {
      if (await takeLease(database, 'exports.sweep', sweepMs - 10_000, now())) await sweepTasks(services)
    } catch (error) {
      log.warn({ err: error }, 'exports not swept')
    }
  }
  let sweeping = sweep()
  const timer = setInterval(() => {
    sweeping = sweep()
  }, sweepMs).unref()

  return {
    handlers: {
      '/exports': startExport(used),
      '/export-pdf': startFormat(used, 'pdf'),
      '/export-flower-pdf': startFormat(used, 'pdf'),
      '/word': startFormat(used, 'docx'),
      '/export_authentications': authorizeUploads(uploads),
      '/cancel_export': cancelExport(store, runner),
    } satisfies Partial<Handlers>,
    routes: [taskRoutes(used), exportUploadRoute(uploads)] satisfies AddRoutes[],
    /** Of files that are removed for good. */
    remove: removeTasksOf(services),
    eraseAccount: eraseTasks(services),
    /** What else is done every few seconds and minutes. */
    beat: () => runner.beat(),
    sweep: () => sweepTasks(services),
    stop: async () => {
      clearInterval(timer)
      await sweeping
      await runner.stop()
      await renderer.close()
    },
  }
}
