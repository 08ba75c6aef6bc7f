import type { Log } from '../log.ts'

type Listener = (message: Uint8Array) => void

/** Who listens to which channel in this process. */
export class ChannelListeners {
  readonly #log: Log
  /** One object per subscription, since the same function may listen twice. */
  readonly #channels = new Map<string, Set<{ listener: Listener }>>()

  constructor(log: Log) {
    this.#log = log
  }

  /** Returns how to end it. */
  add(channel: string, listener: Listener): () => void {
    const subscription = { listener }
    const subscriptions = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, subscriptions.add(subscription))
    return () => {
      subscriptions.delete(subscription)
      if (subscriptions.size === 0 && this.#channels.get(channel) === subscriptions) this.#channels.delete(channel)
    }
  }

  has(channel: string): boolean {
    return this.#channels.has(channel)
  }

  channels(): string[] {
    return [...this.#channels.keys()]
  }

  deliver(channel: string, message: Uint8Array): void {
    const subscriptions = this.#channels.get(channel)
    for (const subscription of [...(subscriptions ?? [])]) {
      // An earlier listener may have ended it.
      if (!subscriptions?.has(subscription)) continue
      try {
        subscription.listener(message)
      } catch (error) {
        // The others still hear it, and the connection it came from goes on.
        this.#log.error({ err: error, channel }, 'message of the bus not handled')
      }
    }
  }

  clear(): void {
    for (const subscriptions of this.#channels.values()) subscriptions.clear()
    this.#channels.clear()
  }
}
