import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface KeptMessage {
  at: number
  kind: 'email' | 'sms'
  to: string
  subject?: string
  text: string
  code?: string
}

/** What a server without mail and SMS has kept, the oldest first. */
export async function keptMessages(dataDir: string, to?: string): Promise<KeptMessage[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const messages = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))))
  return messages.filter((message) => to === undefined || message.to === to).sort((a, b) => a.at - b.at)
}

/** The code that was sent there last. */
export async function lastCode(dataDir: string, to: string): Promise<string> {
  const code = (await keptMessages(dataDir, to)).findLast((message) => message.code !== undefined)?.code
  if (code === undefined) throw new Error(`No code was sent to ${to}`)
  return code
}
