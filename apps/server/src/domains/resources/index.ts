import { join } from 'node:path'
import { takeLease } from '../../platform/database/lease.ts'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { authentications } from './authentications.ts'
import { copyResources } from './copy.ts'
import { ImageReader } from './image-reader.ts'
import { resourceRoute } from './resource-route.ts'
import type { Services } from './services.ts'
import { createStaging } from './staging.ts'
import { sweep } from './sweep.ts'
import type { ResourceTables } from './tables.ts'
import { thumbnailRoute } from './thumbnail-route.ts'
import { createTickets } from './tickets.ts'
import { uploadRoute } from './upload-route.ts'

interface Options extends Pick<Services, 'database' | 'access' | 'sessions' | 'documents' | 'blobs' | 'log'> {
  dataDir: string
  now?: () => number
}

const hour = 60 * 60_000

/** The pictures of documents: how they come in, are checked, are seen, and go when nothing names them any more. */
export function createResources({ dataDir, now = Date.now, ...given }: Options) {
  const images = new ImageReader()
  const services: Services = {
    ...given,
    now,
    images,
    staging: createStaging(join(dataDir, 'uploads')),
    tickets: createTickets(given.database.tables<ResourceTables>(), now),
  }
  let sweeping: Promise<void> = Promise.resolve()
  const sweepInTurn = async () => {
    try {
      // A little less than the hour, so that the one that did it last may do it again.
      if (await takeLease(given.database, 'resources.sweep', hour - 60_000, now())) await sweep(services)
    } catch (error) {
      given.log.warn({ err: error }, 'resources not swept')
    }
  }
  const timer = setInterval(() => {
    sweeping = sweepInTurn()
  }, hour).unref()

  return {
    handlers: { '/authentications': authentications(services) } satisfies Partial<Handlers>,
    routes: [uploadRoute(services), resourceRoute(services), thumbnailRoute(services)] satisfies AddRoutes[],
    /** The pictures of one file for another, in the transaction that makes that one. */
    copy: copyResources,
    sweep: () => sweep(services),
    stop: async () => {
      clearInterval(timer)
      images.close()
      await sweeping
    },
  }
}

export type Resources = ReturnType<typeof createResources>
