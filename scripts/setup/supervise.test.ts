import { constants } from 'node:os'
import { describe, expect, it } from 'vitest'
import { restartDelayMs, type ServerStart, supervise } from './setup.mjs'

/** Supervises a server that gets ready, lives for a while and ends with these codes, one after the other. */
async function superviseServer(codes: number[], { livesMs = 0 } = {}) {
  const ports: (number | undefined)[] = []
  const lines: string[] = []
  const waits: number[] = []
  let time = 0
  const runServer = async ({ port, onReady }: ServerStart) => {
    const code = codes[ports.length] ?? 0
    ports.push(port)
    onReady(port ?? 4321)
    time += livesMs
    return { code }
  }
  const code = await supervise(runServer, {
    print: (line) => void lines.push(line),
    wait: async (ms) => void waits.push(ms),
    now: () => time,
  })
  return { code, ports, lines, waits }
}

describe('a supervised server', () => {
  it('is left alone when it ended in order', async () => {
    expect(await superviseServer([0])).toEqual({ code: 0, ports: [undefined], lines: [], waits: [] })
  })

  it('is started again on its port when it ended unexpectedly, with one line in the log', async () => {
    const { code, ports, lines } = await superviseServer([137, 0])
    expect({ code, ports }).toEqual({ code: 0, ports: [undefined, 4321] })
    expect(lines).toEqual([expect.stringMatching(/^[^\n]+\n$/)])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 60, code: 137, delayMs: restartDelayMs(1) })
  })

  it('is not started again when it never got ready', async () => {
    let starts = 0
    const runServer = async () => ({ code: ++starts })
    expect(await supervise(runServer, { print: () => undefined })).toBe(1)
  })

  it('R5: says what ended it when a signal did, also before it was ready', async () => {
    const bus = 128 + constants.signals.SIGBUS
    const { lines } = await superviseServer([bus, 0])
    const told = { code: bus, signal: 'SIGBUS', reason: expect.stringContaining('ramify.sqlite-shm') }
    expect(JSON.parse(lines[0] ?? '')).toMatchObject(told)
    const early: string[] = []
    const print = (line: string) => void early.push(line)
    expect(await supervise(async () => ({ code: bus }), { print })).toBe(bus)
    expect(early.map((line) => JSON.parse(line))).toEqual([expect.objectContaining(told)])
    // One that ended by itself has said why.
    await supervise(async () => ({ code: 1 }), { print })
    expect(early).toHaveLength(1)
  })

  it('is given up after five crashes in a minute, with the code of the last', async () => {
    const { code, ports, lines, waits } = await superviseServer([1, 2, 3, 4, 5, 0], { livesMs: 11_000 })
    expect({ code, starts: ports.length, lines: lines.length }).toEqual({ code: 5, starts: 5, lines: 5 })
    expect(waits).toEqual([250, 500, 1000, 2000])
  })

  it('is started again for as long as its crashes are apart', async () => {
    const codes = Array.from({ length: 50 }, () => 1)
    const { code, ports, waits } = await superviseServer([...codes, 0], { livesMs: 20_000 })
    expect({ code, starts: ports.length }).toEqual({ code: 0, starts: 51 })
    expect(Math.max(...waits)).toBe(restartDelayMs(3))
  })
})
