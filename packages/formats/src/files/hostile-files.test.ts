// @module-tag never-retried
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { hostileFiles } from '../../../../tests/kit/hostile/hostile-files.ts'

const reader = fileURLToPath(new URL('../../../../tests/kit/hostile/read-hostile-files.ts', import.meta.url))
/** Much longer than any of them takes, on a busy machine too. */
const longestMs = 60_000
const memoryMb = 512

/** Reads files in a process with little memory, from the given one on, until all are read or one ends or stops the process. */
function readFrom(first: number, outcomes: Map<number, string>): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, reader, String(first)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let current = first
    let said = ''
    let timer: NodeJS.Timeout | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        outcomes.set(current, 'took too long')
        child.kill('SIGKILL')
      }, longestMs)
    }
    wait()
    child.stderr.on('data', (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(-500)
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      wait()
      const [, word, nth = '0', outcome = ''] = /^(begin|end) (\d+) ?(.*)$/.exec(line) ?? []
      current = Number(nth)
      if (word === 'end') outcomes.set(current, outcome)
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      if (code !== 0 && !outcomes.has(current)) outcomes.set(current, `ended the process (${code}): ${said}`)
      resolve()
    })
  })
}

it('hostile files are read or refused, in little memory, without a connection', async () => {
  const outcomes = new Map<number, string>()
  while (outcomes.size < hostileFiles.length) {
    const before = outcomes.size
    await readFrom(outcomes.size, outcomes)
    if (outcomes.size === before) throw new Error('Nothing was read.')
  }
  const wrong = hostileFiles.flatMap(({ name, allowed }, nth) => {
    const outcome = outcomes.get(nth) ?? 'nothing'
    return allowed.includes(outcome) ? [] : [`${name}: ${outcome}`]
  })
  expect(wrong).toEqual([])
})
