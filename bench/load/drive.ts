import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Crew, House } from './crew.ts'
import type { DriverAnswer, DriverOrder, RoundResult } from './driver.ts'
import { processorMs } from './process-usage.ts'

export interface Round extends RoundResult {
  /** Of the server, in milliseconds. */
  serverMs: number
}

export interface Drive {
  run(round: number): Promise<Round>
  close(): Promise<void>
}

interface Rounds {
  rounds: number
  secondsPerRound: number
}

/** What comes with new documents, such as their thumbnails, is over when the server takes so little of a processor. */
const [lookMs, quietMs, mostTries] = [500, 50, 30]

/** Lets everybody in, in a process beside the server. */
export async function startDrive(house: House, crew: Crew, { rounds, secondsPerRound }: Rounds): Promise<Drive> {
  const child = fork(join(import.meta.dirname, 'driver.ts'), { serialization: 'advanced' })
  const ended = once(child, 'exit').then(() => [{ failure: 'the driver has ended' }])
  const ask = async (order: DriverOrder): Promise<Exclude<DriverAnswer, { failure: string }>> => {
    child.send(order)
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [DriverAnswer]
    if ('failure' in answer) throw new Error(answer.failure)
    return answer
  }
  const total = async () => {
    const each = await Promise.all(house.pids.map(processorMs))
    return each.reduce((sum, milliseconds) => sum + milliseconds, 0)
  }
  const settled = async () => {
    for (let tries = 0, before = await total(); tries < mostTries; tries++) {
      await sleep(lookMs)
      const now = await total()
      if (now - before < quietMs) return
      before = now
    }
  }
  await ask({ enter: await house.seat(crew), rounds, secondsPerRound, editsPerSecond: crew.editsPerSecond })
  await settled()
  return {
    async run(round) {
      const before = await total()
      const result = (await ask({ round })) as RoundResult
      return { ...result, serverMs: (await total()) - before }
    },
    async close() {
      child.kill()
      await ended
    },
  }
}
