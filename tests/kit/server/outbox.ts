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
  const messages = await Promise.all((await newestFirst(dataDir)).reverse().map(read))
  return messages.filter((message) => message !== undefined).filter((message) => to === undefined || message.to === to)
}

/** The code that was sent there last. */
export async function lastCode(dataDir: string, to: string): Promise<string> {
  for (const path of await newestFirst(dataDir)) {
    const message = await read(path)
    if (message?.to === to && message.code !== undefined) return message.code
  }
  throw new Error(`No code was sent to ${to}`)
}

/** Their names begin with the time at which they were sent. */
async function newestFirst(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  return names.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)).map((name) => join(folder, name))
}

/** Undefined where somebody else's is being written or removed at this moment. */
async function read(path: string): Promise<KeptMessage | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
