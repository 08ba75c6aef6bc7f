/**
 * Milliseconds of a processor that this thread has taken since the call. Not the time of the clock: on a busy machine
 * that grows while other programs run, and honest people would pay for it.
 */
export function startProcessorTimer(): () => number {
  const start = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  }
}
