import { run } from './setup.mjs'

/** Runs a program whose output nobody wants to read. If it fails, the error is the line in which it says why. */
export async function runQuietly(command: string, args: string[], timeout: number, env = process.env): Promise<void> {
  const ended = await run(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout, env })
  if (ended.code === 0) return
  const lines = ended.stderr.trim().split('\n')
  throw new Error(lines.find((line) => /^(E:|.*error)/i.test(line)) || `${command} ended with ${ended.code}`)
}
