import type { Documents } from '../documents/index.ts'
import type { ZipEntry } from './zip.ts'

type Used = Pick<Documents, 'versions' | 'readVersion'>

/**
 * All versions of a document in one entry, oldest first, one line of JSON each: a zip has room for 65,535 entries. Null when there are
 * none. Who wrote them is not told: those may be others.
 */
export async function versionsEntry(documents: Used, fileId: string, by: string): Promise<ZipEntry | null> {
  const versions = (await documents.versions(fileId)).reverse()
  if (versions.length === 0) return null
  async function* lines(): AsyncGenerator<Uint8Array> {
    for (const { id, at, reason, title } of versions) {
      const json = await unlessGone(async () => (await documents.readVersion(fileId, id, by)).json)
      const about = JSON.stringify({ at, reason, ...(title !== null && { title }) })
      // What it says is JSON already, and may be large.
      if (json !== null) yield Buffer.from(`${about.slice(0, -1)},"content":${json}}\n`)
    }
  }
  return { name: `versions/${fileId}.jsonl`, bytes: lines(), isText: true }
}

/** Null for what was removed while the zip is being made. */
async function unlessGone<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read()
  } catch (error) {
    if ((error as { errno?: unknown }).errno === -104) return null
    throw error
  }
}
