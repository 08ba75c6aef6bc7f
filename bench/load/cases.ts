import type { Crew } from './crew.ts'
import type { houses } from './houses.ts'

type HouseName = keyof typeof houses

export interface Case {
  readonly name: string
  readonly crew: Crew
  /** Of the 95th percentile, in milliseconds; the stock server has none. */
  readonly goals: Readonly<Partial<Record<HouseName, number>>>
}

export const cases: readonly Case[] = [
  {
    name: '15 editors in one document',
    crew: { documents: 1, editors: 15, viewers: 0, editsPerSecond: 2 },
    goals: { sqlite: 30, postgres: 60, cluster: 100 },
  },
  {
    name: '200 documents with 3 editors each',
    crew: { documents: 200, editors: 3, viewers: 0, editsPerSecond: 1 },
    goals: { sqlite: 50 },
  },
  {
    name: 'one editor and 2,000 viewers',
    crew: { documents: 1, editors: 1, viewers: 2_000, editsPerSecond: 2 },
    goals: { sqlite: 500 },
  },
]

/** Beside a server that stores nothing. */
export const mostTimesStock = 2.5
/** Of a process of the server. */
export const mostMegabytes = 512
