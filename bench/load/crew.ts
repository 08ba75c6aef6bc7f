import type { Seats } from './driver.ts'

/** How many people are in how many documents, and how often each editor edits. */
export interface Crew {
  readonly documents: number
  /** In each document. */
  readonly editors: number
  readonly viewers: number
  /** Of each editor. */
  readonly editsPerSecond: number
}

/** A server under load, or several processes of one. */
export interface House {
  /** Of its processes. */
  readonly pids: readonly number[]
  /** Makes documents and lets people in. */
  seat(crew: Crew): Promise<Seats>
  close(): Promise<void>
}
