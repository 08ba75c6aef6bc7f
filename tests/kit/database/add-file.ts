import type { FileTables } from '../../../apps/server/src/domains/files/tables.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { newId } from '../../../apps/server/src/platform/random.ts'

type File = FileTables['files']

/** A document or a folder, straight into the table; gives its id. */
export async function addFile(database: Database, file: Partial<File> & Pick<File, 'space_id'>): Promise<string> {
  const { id = newId(), name = 'A file' } = file
  await database
    .tables<FileTables>()
    .insertInto('files')
    .values({
      id,
      parent_id: null,
      type: 'file',
      kind: 0,
      name,
      sort_name: name.toLowerCase(),
      touch_key: null,
      created_at: Date.now(),
      updated_at: Date.now(),
      trashed_at: null,
      trashed_with: null,
      ...file,
    })
    .execute()
  return id
}
