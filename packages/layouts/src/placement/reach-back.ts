import type { Layout } from '../layout.ts'

/** Between a line and the words that it passes. */
export const lineClearance = 4

/** Whether what hangs on a topic may reach back past it, under or over the line to it. */
export function reachesBack({ grows }: Layout): boolean {
  return grows === 'down' || grows === 'up'
}
