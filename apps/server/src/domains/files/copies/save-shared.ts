import type { FileEntry } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { noSuchFile, personalSpace, principalOf } from '../../access/index.ts'
import { livingFile, presentFile } from '../file-row.ts'
import { rootOf } from '../lists/get-root-dir.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { copyKey } from '../tree/keys.ts'
import { requireType } from '../tree/require-type.ts'
import { type Copier, madeUnder } from './copy.ts'

/** Copies a document of somebody else into the root of the person's own files. Whether they may was asked before. */
export function saveShared(services: Services, copier: Copier) {
  const { database, planOfSpace } = services
  const db = database.tables<FileTables>()
  const requireLiving = async (tables: Kysely<FileTables>, fileId: string) => {
    const source = await tables
      .selectFrom('files')
      .select('type')
      .where('id', '=', fileId)
      .where('trashed_at', 'is', null)
      .executeTakeFirst()
    if (!source) throw noSuchFile()
    requireType(source, 'file', 'file_guid')
  }

  return async ({ personId }: { personId: string }, fileId: string, key: string | undefined): Promise<FileEntry> => {
    const spaceId = personalSpace(personId)
    const keys = key === undefined ? [] : [copyKey(`share/${key}`)]
    let [copyId] = await madeUnder(db, spaceId, keys)
    if (copyId === undefined) {
      const { limits } = await planOfSpace(spaceId)
      const copyTo = await rootOf(services, spaceId)
      const requireSources = (tables: Kysely<FileTables>) => requireLiving(tables, fileId)
      ;[copyId] = await copier(personId, {
        ...{ spaceId, sourceSpaces: [], limits, asked: [fileId] },
        ...{ requireSources, copyTo, keys },
      })
    }
    if (copyId === undefined) throw noSuchFile()
    return presentFile(await livingFile(db, copyId), principalOf({ personId }), 'owner')
  }
}
