import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface Outcome {
  readonly name: string
  readonly outcome: string
}

interface Caps {
  /** Of one case: much longer than any of them takes, on a busy machine too. */
  readonly longestMs: number
  readonly memoryMb: number
}

/**
 * What becomes of hostile cases in a process with little memory, which prints `begin <nth> <name>` and `end <nth> <outcome>`. After a case
 * that ends or stops the process another one goes on with the next.
 */
export async function outcomesOf(script: string, caps: Caps): Promise<Map<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  for (let first = 0; ; first = outcomes.size) {
    if (await runFrom(script, first, caps, outcomes)) return outcomes
    if (outcomes.size === first) throw new Error('Nothing was tried.')
  }
}

/** Whether it came to the end. */
function runFrom(script: string, first: number, caps: Caps, outcomes: Map<number, Outcome>): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${caps.memoryMb}`, script, String(first)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [current, name, said] = [first, '', '']
    let timer: NodeJS.Timeout | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        outcomes.set(current, { name, outcome: 'took too long' })
        child.kill('SIGKILL')
      }, caps.longestMs)
    }
    wait()
    child.stderr.on('data', (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(-500)
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      wait()
      const [, word, nth = '0', words = ''] = /^(begin|end) (\d+) ?(.*)$/.exec(line) ?? []
      current = Number(nth)
      if (word === 'begin') name = words
      else if (word === 'end') outcomes.set(current, { name, outcome: words })
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      if (code !== 0 && !outcomes.has(current)) outcomes.set(current, { name, outcome: `ended the process: ${said}` })
      resolve(code === 0)
    })
  })
}
