import { createReadStream } from 'node:fs'
import { principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'
import { type AnyUpload, displayKey, type Resource } from '../tables.ts'
import { nothingHere } from './limits.ts'
import { type Made, record } from './record.ts'
import type { StagedPaths } from './staging.ts'

/** The blobs first: a resource that is recorded is one that can be fetched. */
export async function storeResource(
  services: Services,
  upload: AnyUpload,
  made: Made,
  paths: Pick<StagedPaths, 'original' | 'display'>,
): Promise<Resource> {
  const { blobs, access, log } = services
  const { key, person_id, file_id } = upload
  const { type } = made
  try {
    await blobs.put(key, createReadStream(paths.original), { size: made.bytes, type })
    if (made.displayBytes !== null) {
      await blobs.put(displayKey(key), createReadStream(paths.display), { size: made.displayBytes, type })
    }
    // It took a while.
    if (!(await access.can(principalOf({ personId: person_id }), 'edit', file_id))) throw nothingHere()
    const resource = await record(services, upload, made)
    if (resource.key !== key) await removeBoth(services, key)
    return resource
  } catch (error) {
    // Otherwise the sweep does.
    await removeBoth(services, key).catch((failure) => log.warn({ err: failure, key }, 'blob left over'))
    throw error
  }
}

async function removeBoth({ blobs }: Services, key: string): Promise<void> {
  await blobs.remove(key)
  await blobs.remove(displayKey(key))
}
