import type { RunningServer } from '../kit/server/server.ts'
import type { Redis } from '../kit/services/redis.ts'

/** Something that is struck while people write, and healed. */
export interface Victim {
  name: string
  strike: () => Promise<void>
  /** Servers that have ended are started again without it. */
  heal: () => Promise<void>
  /** For so long at least and at most those who still can go on writing before it is healed, in milliseconds. */
  lasts: readonly [number, number]
}

interface CrashingDatabase {
  /** Kills it outright and starts it again. */
  crash: () => Promise<void>
}

const nothing = async () => undefined
const moment = [0, 300] as const
const absence = [1_000, 3_000] as const

export const killedServer = (server: RunningServer, name: string): Victim => ({
  name,
  strike: () => server.kill(),
  heal: nothing,
  lasts: moment,
})

export const crashedDatabase = ({ crash }: CrashingDatabase): Victim => ({
  name: 'database',
  strike: crash,
  heal: nothing,
  lasts: moment,
})

export const killedRedis = ({ kill, restart }: Redis): Victim => ({
  name: 'Redis, killed',
  strike: kill,
  heal: restart,
  lasts: absence,
})

/** As when the network swallows everything: nobody is told that a connection is broken. */
export const suspendedRedis = ({ suspend, resume }: Redis): Victim => ({
  name: 'Redis, suspended',
  strike: suspend,
  heal: resume,
  lasts: absence,
})

/** As when the machine that both run on loses its power. */
export const together = (...victims: readonly Victim[]): Victim => ({
  name: victims.map(({ name }) => name).join(' and '),
  strike: async () => {
    await Promise.all(victims.map(({ strike }) => strike()))
  },
  heal: async () => {
    await Promise.all(victims.map(({ heal }) => heal()))
  },
  lasts: moment,
})
