import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { World } from './world.ts'

/** A file where the folder of messages was: nothing can be put there meanwhile. */
export async function withoutDelivery<Result>({ server }: World, work: () => Promise<Result>): Promise<Result> {
  const outbox = join(server.store.dataDir, 'outbox')
  await rename(outbox, `${outbox}-kept`)
  await writeFile(outbox, '')
  try {
    return await work()
  } finally {
    await rm(outbox)
    await rename(`${outbox}-kept`, outbox)
  }
}
