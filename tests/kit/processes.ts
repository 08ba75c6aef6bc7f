import { execFileSync } from 'node:child_process'
import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

interface Wanted {
  /** Members of this process group. */
  group?: number
  /** Whatever names this folder in its command or works inside it. */
  folder?: string
}

/** Waits until no such process is left; ends those that are, and fails with their list. */
export async function nobodyLeft(wanted: Wanted, patience = 15_000): Promise<void> {
  let left = find(wanted)
  for (const deadline = Date.now() + patience; left.length > 0 && Date.now() < deadline; left = find(wanted)) {
    await sleep(100)
  }
  for (const line of left) process.kill(Number.parseInt(line, 10), 'SIGKILL')
  if (left.length > 0) throw new Error(`Still there after ${patience} ms:\n${left.join('\n')}`)
}

/** Commands of the processes that are alive: one that has ended waits as a zombie until its parent asks for it. */
function find({ group, folder }: Wanted): string[] {
  const inside = folder === undefined ? new Set<number>() : workingIn(folder)
  return execFileSync('ps', ['-A', '-o', 'pid=,pgid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => {
      const [pid, pgid, stat, ...args] = line.trim().split(/\s+/)
      if (pid === undefined || stat === undefined || stat.startsWith('Z')) return false
      const named = folder !== undefined && args.join(' ').includes(folder)
      return Number(pgid) === group || inside.has(Number(pid)) || (named && Number(pid) !== process.pid)
    })
}

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
