import { writeFile } from 'node:fs/promises'
import { newId } from '../../../platform/random.ts'
import type { Services } from '../services.ts'
import { type AnyUpload, attachedType, type ResourceTables, unannounced } from '../tables.ts'
import { mostAttachedBytes } from './limits.ts'
import { storeResource } from './store-resource.ts'

/** What comes with an imported document. */
export interface BroughtResource {
  id: string
  name: string
  bytes: Uint8Array
}

interface Order {
  fileId: string
  person: { personId: string; sessionId: string }
  resources: readonly BroughtResource[]
  /** Ids of those that are attached to topics. The others are pictures, or nothing. */
  attached: readonly string[]
}

const lifetime = 10 * 60_000

/** Puts the pictures and attached files of an imported document into it. What is no picture is kept as it is: other programs pack more than pictures. */
export function bringResources(services: Services) {
  const { database, now } = services
  return async ({ fileId, person, resources, attached }: Order): Promise<void> => {
    for (const resource of resources) {
      const isAttached = attached.includes(resource.id)
      if (resource.bytes.byteLength === 0 || resource.bytes.byteLength > mostAttachedBytes) continue
      const upload: AnyUpload = {
        id: newId(),
        file_id: fileId,
        resource_id: resource.id,
        person_id: person.personId,
        session_id: person.sessionId,
        key: newId(),
        size: resource.bytes.byteLength,
        type: isAttached ? attachedType : unannounced,
        expires_at: now() + lifetime,
        begun_at: now(),
        name: isAttached ? resource.name : null,
        imported: 1,
      }
      await database.tables<ResourceTables>().insertInto('resource_uploads').values(upload).execute()
      await bringOne(services, upload, resource)
    }
  }
}

async function bringOne(services: Services, upload: AnyUpload, { name, bytes }: BroughtResource): Promise<void> {
  // Nobody brings it twice: the document is new.
  const hash = upload.key
  await services.staging.use(async ({ received, original, display }) => {
    await writeFile(received, bytes, { mode: 0o600 })
    if (upload.name === null) {
      const image = await services.images.read({ type: 'imported', received, original, display }, upload.person_id)
      if (typeof image !== 'string')
        return void (await storeResource(services, upload, { ...image, hash }, { original, display }))
    }
    const size = bytes.byteLength
    const made = { type: attachedType, width: 0, height: 0, bytes: size, displayBytes: null, hash } as const
    await storeResource(services, { ...upload, name: upload.name ?? name }, made, { original: received, display })
  })
}
