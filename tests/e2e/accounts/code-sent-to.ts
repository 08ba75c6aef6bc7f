import { expect } from 'vitest'
import { lastCode } from '../../kit/outbox.ts'

/** The code a server without mail and SMS has kept for somebody, once it is there. */
export async function codeSentTo(dataDir: string, to: string): Promise<string> {
  await expect.poll(() => lastCode(dataDir, to).catch(() => null), { timeout: 120_000 }).not.toBeNull()
  return lastCode(dataDir, to)
}
