import { expect } from 'vitest'
import { lastCode } from '../../kit/outbox.ts'
import { patience } from '../../kit/patience.ts'

/** The code a server without mail and SMS has kept for somebody, once it is there. */
export async function codeSentTo(dataDir: string, to: string): Promise<string> {
  await expect.poll(() => lastCode(dataDir, to).catch(() => null), { timeout: patience }).not.toBeNull()
  return lastCode(dataDir, to)
}
