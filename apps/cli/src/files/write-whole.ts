import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** A file of that name is there whole or not at all. */
export async function writeWhole(name: string, content: string | Uint8Array): Promise<void> {
  // Under a name that nobody can guess, and only as a new file: in a folder that others write to, a link may wait under any other.
  const beside = `${name}.${randomUUID().slice(0, 8)}.part`
  try {
    await writeFile(beside, content, { flag: 'wx' })
    await rename(beside, name)
  } catch (error) {
    await rm(beside, { force: true })
    // The name that was asked for, not the one of this moment.
    throw error instanceof Error ? Object.assign(error, { path: name }) : error
  }
}
