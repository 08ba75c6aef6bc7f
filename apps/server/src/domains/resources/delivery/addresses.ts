import type { Data } from '@ramify/contract'
import { batches } from '../../../platform/database/batches.ts'
import type { Reader } from '../../../platform/sessions/reader.ts'
import type { Services } from '../services.ts'
import type { ResourceSettings } from '../settings.ts'
import { keyOf, nameOf, type PictureSize, type Resource, type ResourceTables } from '../tables.ts'
import { addressSeconds, signedAddress } from './signed-picture-route.ts'

type PictureAddress = Data<'/open'>['resources'][number]
type AddressOf = (resource: Resource, size: PictureSize) => Promise<string>

/** Where the pictures and attached files that a document names are fetched, for somebody who may see it. What is not there has no address. */
export function pictureAddresses(services: Services, urls: ResourceSettings['RESOURCE_URLS']) {
  return async (reader: Pick<Reader, 'id'>, fileId: string, ids: readonly string[]): Promise<PictureAddress[]> => {
    const found = await resourcesOf(services, fileId, ids)
    const addressOf: AddressOf = urls === 'signed' ? signed(services, reader) : plain
    return Promise.all(
      ids.map(async (resource_id) => {
        const resource = found.get(resource_id)
        if (!resource) return { resource_id, image_url: '', original_url: '' }
        const isPicture = resource.name === null
        const [image_url, original_url] = [
          isPicture ? await addressOf(resource, 'display') : '',
          await addressOf(resource, 'original'),
        ]
        return { resource_id, image_url, original_url }
      }),
    )
  }
}

async function resourcesOf(
  { database }: Pick<Services, 'database'>,
  fileId: string,
  ids: readonly string[],
): Promise<Map<string, Resource>> {
  const db = database.tables<ResourceTables>()
  const found = new Map<string, Resource>()
  for (const some of batches(ids)) {
    const resources = await db
      .selectFrom('resources')
      .selectAll()
      .where('file_id', '=', fileId)
      .where('id', 'in', some)
      .execute()
    for (const resource of resources) found.set(resource.id, resource)
  }
  return found
}

/** Asked for with the caller's own session. */
const plain: AddressOf = async ({ file_id, id }, size) =>
  `/api/resources/${file_id}/${encodeURIComponent(id)}${size === 'display' ? '?size=display' : ''}`

/** The bucket's own address where pictures lie in one, else one of ours. */
function signed({ blobs, pictureTickets, now }: Services, reader: Pick<Reader, 'id'>): AddressOf {
  return async (resource, size) => {
    const wanted = { seconds: addressSeconds, name: nameOf(resource) }
    return (
      (await blobs.addressOf(keyOf(resource, size), wanted)) ??
      signedAddress(pictureTickets, { resource, size, reader, expiresAt: now() + addressSeconds * 1000 })
    )
  }
}
