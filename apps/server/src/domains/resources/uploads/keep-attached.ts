import type { Readable } from 'node:stream'
import type { Services } from '../services.ts'
import { type AnyUpload, attachedType, type Resource } from '../tables.ts'
import { receive } from './receive.ts'
import { findSame } from './record.ts'
import { storeResource } from './store-resource.ts'

/** Keeps a file that somebody attaches as it comes: nothing here ever looks into it. */
export function keepAttached(services: Services, upload: AnyUpload, source: Readable): Promise<Resource> {
  const { size: bytes } = upload
  return services.staging.use(async ({ received, display }) => {
    const hash = await receive(source, { path: received, size: bytes })
    const same = await findSame(services, upload, hash)
    if (same) return same
    const made = { type: attachedType, width: 0, height: 0, bytes, displayBytes: null, hash } as const
    return storeResource(services, upload, made, { original: received, display })
  })
}
