import type { Memory } from '../report/results.ts'
import type { Spread } from '../report/statistics.ts'
import type { ChartSubjectName } from './chart-subjects.ts'

/** Milliseconds of the main thread's processor time for each frame of a movement. */
export interface Moved {
  readonly cpu: Spread
  readonly frames: number
  /** After the last input until nothing is left to do. */
  readonly after: number
  /** Milliseconds of the clock from the last input until the final picture. */
  readonly sharp: number
}

export const movements = ['drag one', 'pan', 'zoom', 'drag one, all visible', 'pan, all visible', 'move all'] as const
export type Movement = (typeof movements)[number]

type Failed = { readonly failed: string }

export interface ChartResult {
  /** Main-thread milliseconds until the first correct frame, until all is done, and the first by the clock. */
  readonly open?: { readonly first: Spread; readonly all: Spread; readonly wall: Spread } | Failed
  readonly moved: Partial<Record<Movement, Moved | Failed>>
  readonly selectAll?: Spread | Failed
  /** What opening added after collection, and what is there in all. */
  readonly memory?: { readonly added: number; readonly opened: Memory }
}

export interface ChartResults {
  readonly when: string
  readonly machine: string
  readonly chromium: string
  readonly versions: Readonly<Record<string, string>>
  readonly sizes: Readonly<Record<number, Partial<Record<ChartSubjectName, ChartResult>>>>
  /** Megabytes that the Y.Doc alone takes after collection. */
  readonly documents: Readonly<Record<number, number>>
}
