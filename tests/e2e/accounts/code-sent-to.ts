import { expect, inject } from 'vitest'
import { patience } from '../../kit/patience.ts'
import { lastCode } from '../../kit/server/outbox.ts'
import '../../kit/server/shared-server.setup.ts'

/** The code a server without mail and SMS has kept for somebody, once it is there. */
export async function codeSentTo(dataDir: string, to: string): Promise<string> {
  await expect.poll(() => lastCode(dataDir, to).catch(() => null), { timeout: patience }).not.toBeNull()
  return lastCode(dataDir, to)
}

export async function sentBySharedServer(to: string): Promise<string> {
  const server = inject('sharedServer')
  if ('failure' in server) throw new Error(server.failure)
  return codeSentTo(server.dataDir, to)
}
