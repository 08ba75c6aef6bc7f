import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

interface Run {
  code: number
  stdout: string
  stderr: string
}

/** Runs a script with the Node that runs us: the one first in the path may be too old for TypeScript. */
export async function runNode(folder: string, args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, stdout, stderr }
}

/** For tools whose exit code tells and whose output explains. */
export async function runTool(folder: string, args: readonly string[]): Promise<string[]> {
  const { code, stdout, stderr } = await runNode(folder, args)
  if (code === 0) return []
  return [`${stdout}${stderr}`.trim() || `${args.join(' ')} ended with code ${code} and said nothing`]
}
