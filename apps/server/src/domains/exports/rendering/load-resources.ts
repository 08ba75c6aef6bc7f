import { buffer } from 'node:stream/consumers'
import type { FileResource } from '@ramify/formats'
import { batches } from '../../../platform/database/batches.ts'
import { ExportRefused, tooLarge } from '../export-failure.ts'
import type { Services } from '../services.ts'
import type { ExportTables } from '../tables.ts'

type Resource = Pick<ExportTables['resources'], 'id' | 'key' | 'display_key' | 'type' | 'bytes' | 'name'>

/** In memory for one export. Above that pictures come in their small copies. */
const mostBytes = 100 * 1024 * 1024

/** The pictures that a document names and, for data formats, the files that are attached to it. */
export async function loadResources(
  { database, blobs }: Pick<Services, 'database' | 'blobs'>,
  fileId: string,
  ids: readonly string[],
  isDrawn: boolean,
): Promise<FileResource[]> {
  const db = database.tables<ExportTables>()
  const found: Resource[] = []
  for (const some of batches(ids)) {
    const rows = await db
      .selectFrom('resources')
      .select(['id', 'key', 'display_key', 'type', 'bytes', 'name'])
      .where('file_id', '=', fileId)
      .where('id', 'in', some)
      .execute()
    found.push(...rows)
  }
  const wanted = isDrawn ? found.filter(({ name }) => name === null) : found
  const isLarge = wanted.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes
  const loaded: FileResource[] = []
  let left = mostBytes
  for (const { id, key, display_key, type, name } of wanted) {
    const blob = await blobs.get(isLarge ? (display_key ?? key) : key)
    if (!blob) continue
    left -= blob.size
    if (left < 0) {
      blob.stream.destroy()
      // A file with half of what is attached to it would look whole.
      throw new ExportRefused(tooLarge)
    }
    loaded.push({ id, name: name ?? `${id}.${type === 'image/png' ? 'png' : 'jpg'}`, bytes: await buffer(blob.stream) })
  }
  return loaded
}
