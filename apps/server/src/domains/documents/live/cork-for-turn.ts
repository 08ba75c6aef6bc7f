import type { Writable } from 'node:stream'

export type Corkable = Pick<Writable, 'cork' | 'uncork'>

const corked = new Set<Corkable>()

/**
 * What is written to a stream during one turn of the event loop leaves together, in one system call: an acknowledgement and its receipt,
 * or the changes of all who wrote while the disk was busy.
 */
export function corkForTurn(stream: Corkable): void {
  if (corked.has(stream)) return
  if (corked.size === 0) setImmediate(uncorkAll)
  corked.add(stream)
  stream.cork()
}

function uncorkAll(): void {
  const streams = [...corked]
  corked.clear()
  for (const stream of streams) stream.uncork()
}
