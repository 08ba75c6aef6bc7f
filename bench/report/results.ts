import type { BlankReport } from '../drive/probes/blank.ts'
import type { SubjectName } from '../drive/subjects.ts'
import type { Spread } from './statistics.ts'

export const stageNames = [
  'open',
  'nothing',
  'add child',
  'edit text',
  'undo',
  'fold',
  'unfold',
  'pan',
  'zoom',
  'fit all',
  'pan all',
] as const
export type StageName = (typeof stageNames)[number]

/** Milliseconds: of an operation, or of a frame while moving. */
export interface Measurement {
  readonly cpu: Spread
  readonly wall: Spread
  /** Operations or frames. */
  readonly samples: number
  /** Processor time of all of the browser's processes and threads, per operation or frame. */
  readonly everywhere: number
  /** Only while moving: frames that reached the screen, and the main thread's work after the last input. */
  readonly drawnPerSecond?: number
  readonly after?: number
}

/** Why there is no figure: it took too long, the subject cannot do it, or it went wrong. */
export type StageResult =
  | Measurement
  | { readonly capped: number }
  | { readonly absent: string }
  | { readonly failed: string }

export interface Memory {
  /** Megabytes after collection: script objects, and the browser's own objects behind them. */
  readonly heap: number
  readonly browserHeap: number
  readonly elements: number
}

export interface SizeResult {
  readonly stages: Partial<Record<StageName, StageResult>>
  readonly memory?: { readonly opened: Memory; readonly afterAll?: Memory }
  /** Scale after five steps of zooming out: 0.8 to 0.85, or the zooms are not comparable. */
  readonly zoomedOutTo?: number
  /** Main-thread milliseconds in the second after an operation's window had closed. Much of it: `lag` is set too short. */
  readonly leftOver?: number
}

export interface GestureProbe {
  readonly gesture: string
  readonly blank: BlankReport | { readonly failed: string }
  /** Milliseconds from the last input until the final picture. */
  readonly sharpAfter: number | { readonly failed: string }
}

export interface ProbeResult {
  readonly size: number
  readonly gestures: readonly GestureProbe[]
  readonly failed?: string
}

export interface Results {
  readonly when: string
  readonly machine: string
  readonly chromium: string
  readonly screen: string
  readonly versions: Record<string, string>
  readonly options: { readonly repeat: number; readonly opens: number; readonly capSeconds: number }
  readonly minutes: number
  readonly notBuilt: Partial<Record<SubjectName, string>>
  readonly sizes: Record<number, Partial<Record<SubjectName, SizeResult>>>
  readonly huge?: { readonly size: number; readonly open: StageResult; readonly memory?: Memory }
  readonly probes: Partial<Record<SubjectName, ProbeResult>>
}
