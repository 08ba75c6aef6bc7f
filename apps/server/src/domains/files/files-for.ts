import type { FileEntry } from '@ramify/contract'
import type { Principal } from '../access/index.ts'
import { livingFiles, presentFile } from './file-row.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'

/** Those of these files that somebody may see and that are not in the trash, as lists show them. */
export type FilesFor = (principal: Principal, fileIds: readonly string[]) => Promise<Map<string, FileEntry>>

/** For other domains that list files. */
export function filesFor({ database, access, documents }: Services): FilesFor {
  const db = database.tables<FileTables>()
  return async (principal, fileIds) => {
    if (fileIds.length === 0) return new Map()
    const roles = await access.rolesOf(principal, fileIds)
    const rows = await livingFiles(db).where('files.id', 'in', fileIds).execute()
    const files = new Map<string, FileEntry>()
    for (const row of rows) {
      const role = roles.get(row.id)
      if (role) files.set(row.id, presentFile(row, principal, role))
    }
    documents.hurry([...files.keys()])
    return files
  }
}
