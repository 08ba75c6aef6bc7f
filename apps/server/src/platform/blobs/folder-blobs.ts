import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../random.ts'
import { type BlobDescription, type Blobs, checkKey, isKey, type ListedBlob } from './blobs.ts'

/** What is being written when the process is killed stays here. */
const incoming = 'incoming'
const staleAfter = 60 * 60_000

/** Blobs as files of a folder, spread over 256 folders in it. */
export function folderBlobs(root: string): Blobs {
  const pathOf = (key: string) => join(root, checkKey(key).slice(0, 2), key)
  return {
    put: async (key, body, about) => {
      const target = pathOf(key)
      const half = join(root, incoming, newId())
      await makeFolder(dirname(half))
      try {
        await writeWhole(half, body, about)
        await makeFolder(dirname(target))
        await rename(half, target)
        await syncFolder(dirname(target))
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },

    get: async (key) => {
      const file = await ifThere(open(pathOf(key), constants.O_RDONLY))
      if (!file) return null
      try {
        return { size: (await file.stat()).size, stream: file.createReadStream() }
      } catch (error) {
        await file.close()
        throw error
      }
    },

    head: async (key) => {
      const found = await ifThere(stat(pathOf(key)))
      return found && { size: found.size }
    },

    addressOf: async () => null,

    remove: (key) => rm(pathOf(key), { force: true }),

    list: () => listFolder(root),
    close: () => undefined,
  }
}

/** Removes what was being written when an earlier process was killed. */
export async function tidyFolder(root: string): Promise<void> {
  const folder = join(root, incoming)
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    const found = await ifThere(stat(join(folder, name)))
    if (found && found.mtimeMs < Date.now() - staleAfter) await rm(join(folder, name), { force: true })
  }
}

async function* listFolder(root: string): AsyncGenerator<ListedBlob> {
  for (const shard of (await ifThere(readdir(root))) ?? []) {
    if (!/^[0-9a-f]{2}$/.test(shard)) continue
    for (const key of await readdir(join(root, shard))) {
      const found = isKey(key) ? await ifThere(stat(join(root, shard, key))) : null
      if (found) yield { key, size: found.size, at: found.mtimeMs }
    }
  }
}

async function writeWhole(path: string, body: Parameters<Blobs['put']>[1], { size }: BlobDescription): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(body)
    const { size: written } = await file.stat()
    if (written !== size) throw new Error(`A blob of ${size} bytes has ${written}`)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first !== undefined) await syncFolder(dirname(first))
}

/** A new name is on disk only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  let folder: FileHandle | undefined
  try {
    folder = await open(path, constants.O_RDONLY)
    await folder.sync()
  } catch (error) {
    // Windows has no such thing.
    if (process.platform !== 'win32') throw error
  } finally {
    await folder?.close()
  }
}

async function ifThere<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
