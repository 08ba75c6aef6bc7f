import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** For a thread whose work nobody waits for: on a busy machine it leaves the processor to the others. Only Linux knows threads by a number. */
export function lowerPriority(): void {
  try {
    // `<process>/task/<thread>` of who asks.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, 10)
  } catch {
    // Where that is not possible, or not allowed, it works as all others do.
  }
}
