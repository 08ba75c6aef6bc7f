import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port on loopback that nobody uses now. Somebody else may still be quicker. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
