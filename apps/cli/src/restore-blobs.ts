import { Readable } from 'node:stream'
import type { Blobs } from '../../server/src/platform/blobs/blobs.ts'
import { keyOfBlob } from './archive/about.ts'
import type { ArchiveReader } from './archive/archive-reader.ts'
import { checkedChunks, type Hashes } from './archive/verify.ts'
import { Failure } from './failure.ts'
import type { Progress } from './progress.ts'

interface Options {
  archive: ArchiveReader
  hashes: Hashes
  store: Blobs
  progress: Progress
}

/** Puts the blobs of an archive into the store; when one cannot be put, none stays that was not there before. */
export async function restoreBlobs({ archive, hashes, store, progress }: Options) {
  const put: string[] = []
  const undo = async () => {
    for (const key of put) await store.remove(key)
  }
  const keys = [...hashes.keys()].map(keyOfBlob).filter((key) => key !== undefined)
  progress.begin('Blobs', keys.length)
  try {
    for await (const entry of archive.entries()) {
      const key = keyOfBlob(entry.name)
      if (key === undefined) continue
      const there = await store.head(key)
      if (there && there.size !== entry.size) throw new Failure(`the blob ${key} is there already, and another one`)
      // A blob under this key never changes: it is from a restore that was killed, or the bucket stays the same one.
      if (!there) {
        put.push(key)
        const body = Readable.from(checkedChunks(entry, hashes))
        await store.put(key, body, { size: entry.size, type: 'application/octet-stream' })
      }
      progress.add()
    }
  } catch (error) {
    await undo()
    throw error
  }
  progress.end()
  return { count: keys.length, undo }
}
