import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import { takeLease } from '../../platform/database/lease.ts'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import type { Handlers } from '../../platform/http/calls/call.ts'
import { FairSemaphore } from '../../platform/threads/fair-semaphore.ts'
import { createTickets } from '../../platform/tickets.ts'
import { copyResources } from './copy.ts'
import { pictureAddresses } from './delivery/addresses.ts'
import { createPictureTickets } from './delivery/picture-tickets.ts'
import { resourceRoute } from './delivery/resource-route.ts'
import { signedPictureRoute } from './delivery/signed-picture-route.ts'
import { thumbnailRoute } from './delivery/thumbnail-route.ts'
import type { PaintOrder } from './images/image-order.ts'
import { ImageReader } from './images/image-reader.ts'
import { deleteResources } from './removal/delete-resources.ts'
import { dropUploadsOf, removeResources } from './removal/remove.ts'
import { scheduleRemoval, sweep } from './removal/sweep.ts'
import type { Services } from './services.ts'
import type { ResourceSettings } from './settings.ts'
import type { ResourceTables } from './tables.ts'
import { authentications } from './uploads/authentications.ts'
import { bringResources } from './uploads/bring-resources.ts'
import { checkPicture, receivePicture } from './uploads/receive-picture.ts'
import { createStaging } from './uploads/staging.ts'
import { uploadRoute } from './uploads/upload-route.ts'
import { uploadedContent } from './uploads/uploaded-content.ts'

export { asAttachment, forever } from './delivery/resource-route.ts'
export { resourceSettings } from './settings.ts'
export type { UploadedContent } from './uploads/uploaded-content.ts'

interface Options
  extends Pick<
    Services,
    'database' | 'access' | 'sessions' | 'documents' | 'blobs' | 'storage' | 'jsonLimits' | 'log'
  > {
  dataDir: string
  /** Whether addresses of pictures are good without a session. */
  urls: ResourceSettings['RESOURCE_URLS']
  now?: () => number
}

const hour = 60 * 60_000

/** The pictures of documents and the files attached to them: how they come in, are checked, are seen, and go when nothing names them any more. */
export function createResources({ dataDir, urls, now = Date.now, ...given }: Options) {
  const images = new ImageReader()
  const services: Services = {
    ...given,
    now,
    images,
    parsing: new FairSemaphore(1),
    staging: createStaging(join(dataDir, 'uploads')),
    tickets: createTickets(given.database, 'uploads', now),
    pictureTickets: createPictureTickets(given.database, now),
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
    handlers: {
      '/authentications': authentications(services),
      '/callbacks/delete_resources': deleteResources(services),
    } satisfies Partial<Handlers>,
    routes: [
      uploadRoute(services),
      resourceRoute(services),
      signedPictureRoute(services),
      thumbnailRoute(services),
    ] satisfies AddRoutes[],
    /** Where the pictures that a document names are fetched. */
    addresses: pictureAddresses(services, urls),
    /** The pictures of files for others, in the transaction that makes those. */
    copy: copyResources,
    /** A drawing of ours as PNG. `by`: nobody's many drawings keep the one of another waiting. */
    paint: (order: PaintOrder, by: string) => images.paint(order, by),
    receivePicture: receivePicture(services),
    checkPicture: checkPicture(services),
    uploadedContent: uploadedContent(services),
    /** What comes with a document that is imported. */
    bring: bringResources(services),
    /** A person goes for good, with what they were about to upload anywhere. */
    eraseAccount: async (personId: string) => ({
      within: (transaction: Transaction<unknown>) => dropUploadsOf(transaction, personId, now()),
    }),
    /** A blob that nothing names any more once the transaction ends. */
    leaveBlob: (transaction: Transaction<unknown>, key: string) =>
      scheduleRemoval(tablesIn<ResourceTables>(transaction), key, now()),
    /** All pictures of files that are removed for good; their bytes go with the sweep when nothing else names them. */
    remove: (transaction: Transaction<unknown>, fileIds: readonly string[]) =>
      removeResources(transaction, fileIds, now()),
    sweep: () => sweep(services),
    stop: async () => {
      clearInterval(timer)
      images.close()
      await sweeping
    },
  }
}

export type Resources = ReturnType<typeof createResources>
