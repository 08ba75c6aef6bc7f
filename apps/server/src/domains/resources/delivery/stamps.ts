import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Services } from '../services.ts'
import { keyOf, type Resource, type ResourceTables } from '../tables.ts'

/** Data URLs of small copies of pictures, by their ids; those that a document does not have are left out. */
export type Stamps = (
  fileId: string,
  resourceIds: readonly string[],
  by: string,
) => Promise<ReadonlyMap<string, string>>

/** A few kilobytes each: lists are asked for again and again. The oldest goes first. */
const mostKept = 1_000

export function createStamps({ database, blobs, staging, images, log }: Services): Stamps {
  const db = database.tables<ResourceTables>()
  const known = new Map<string, Promise<string>>()

  async function make(key: string, by: string): Promise<string> {
    const blob = await blobs.get(key)
    if (!blob) throw new Error(`The blob ${key} of a resource is missing`)
    return staging.use(async ({ received }) => {
      await pipeline(blob.stream, createWriteStream(received, { mode: 0o600, flags: 'wx' }))
      return images.shrink({ received }, by)
    })
  }

  function stampOf(resource: Resource, by: string): Promise<string> {
    const key = keyOf(resource, 'display')
    const stamp = known.get(key) ?? make(key, by)
    known.delete(key)
    known.set(key, stamp)
    for (const [oldest] of known) if (known.size > mostKept) known.delete(oldest)
    stamp.catch(() => known.delete(key))
    return stamp
  }

  return async (fileId, resourceIds, by) => {
    if (resourceIds.length === 0) return new Map()
    const resources = await db
      .selectFrom('resources')
      .selectAll()
      .where('file_id', '=', fileId)
      .where('id', 'in', resourceIds)
      // Attached files are never opened, whatever a document says of them.
      .where('name', 'is', null)
      .execute()
    const stamps = new Map<string, string>()
    await Promise.all(
      resources.map(async (resource) => {
        try {
          stamps.set(resource.id, await stampOf(resource, by))
        } catch (error) {
          log.warn({ err: error, fileId }, 'picture not shrunk')
        }
      }),
    )
    return stamps
  }
}
