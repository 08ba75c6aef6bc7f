import type { FileOutcome } from './outcome.ts'

/** What the test runner tells the program that started it. */
export type RunnerMessage =
  | { type: 'began' | 'ended'; what: string }
  | { type: 'file'; outcome: FileOutcome }
  | { type: 'over'; errors: string[] }
