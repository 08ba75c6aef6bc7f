import { type ChildProcess, execFileSync } from 'node:child_process'
import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

interface Wanted {
  /** Members of this process group. */
  group?: number
  /** Whatever names this folder in its command or works inside it. */
  folder?: string
}

/** Waits until no such process is left; ends those that are, and fails with their list, before the runner loses patience. */
export async function nobodyLeft(wanted: Wanted, patience = 45_000): Promise<void> {
  let left = find(wanted)
  for (const deadline = Date.now() + patience; left.length > 0 && Date.now() < deadline; left = find(wanted)) {
    await sleep(100)
  }
  for (const line of left) endNow(Number.parseInt(line, 10))
  if (left.length > 0) throw new Error(`Still there after ${patience} ms:\n${left.join('\n')}`)
}

export function childrenOf({ pid }: ChildProcess): number[] {
  const families = processes('pid=,ppid=').map((line) => line.trim().split(/\s+/).map(Number))
  return families.flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []))
}

/** Whether there was anybody to end. */
export function endNow(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    return false
  }
}

/** Commands of the processes that are alive: one that has ended waits as a zombie until its parent asks for it. */
function find({ group, folder }: Wanted): string[] {
  const inside = folder === undefined ? new Set<number>() : workingIn(folder)
  return processes('pid=,pgid=,stat=,args=').filter((line) => {
    const [pid, pgid, stat, ...args] = line.trim().split(/\s+/)
    if (pid === undefined || stat === undefined || stat.startsWith('Z')) return false
    const named = folder !== undefined && args.join(' ').includes(folder)
    return Number(pgid) === group || inside.has(Number(pid)) || (named && Number(pid) !== process.pid)
  })
}

/** One line for each there is. */
const processes = (columns: string) => execFileSync('ps', ['-A', '-o', columns], { encoding: 'utf8' }).split('\n')

function workingIn(folder: string): Set<number> {
  if (process.platform !== 'linux') return new Set()
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return new Set(pids.filter((pid) => workingFolder(pid).startsWith(folder)))
}

function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // Ended meanwhile, or another user's.
    return ''
  }
}
