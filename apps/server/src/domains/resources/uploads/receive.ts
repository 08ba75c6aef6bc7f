import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { AppError } from '../../../platform/app-error.ts'

/** Without a byte for so long nobody is sending any more. */
const patience = 15_000

interface Options {
  path: string
  /** Exactly so many bytes are taken. */
  size: number
  patience?: number
}

/** Writes what comes into a file; gives its SHA-256. Refuses (-400) more or less than was announced, and what stops coming. */
export async function receive(source: Readable, options: Options): Promise<string> {
  const hash = createHash('sha256')
  // Whoever hangs up before the file is open is noticed when it is read, and must not end the server.
  source.on('error', () => undefined)
  const file = await open(options.path, 'wx', 0o600)
  let received = 0
  try {
    for await (const chunk of chunksOf(source, options.patience ?? patience)) {
      received += chunk.byteLength
      if (received > options.size) break
      hash.update(chunk)
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  if (received !== options.size) throw notAsAnnounced()
  return hash.digest('hex')
}

async function* chunksOf(source: Readable, patience: number): AsyncGenerator<Uint8Array> {
  const timer = setTimeout(() => source.destroy(new Error('Nothing comes')), patience)
  try {
    // Destroying the rest of a request would destroy its answer too.
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      yield chunk
      timer.refresh()
    }
  } catch (error) {
    // The caller hung up, or had nothing to say.
    throw Object.assign(notAsAnnounced(), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

const notAsAnnounced = () => new AppError(-400, { field: 'size' })
