import type { Bus } from '../../../apps/server/src/platform/bus/bus.ts'

/** A bus that a test can take away and give back. */
export class BreakableBus implements Bus {
  readonly #bus: Bus
  readonly #listeners = new Set<(isConnected: boolean) => void>()
  #isConnected = true

  constructor(bus: Bus) {
    this.#bus = bus
  }

  get isConnected(): boolean {
    return this.#isConnected
  }

  set isConnected(is: boolean) {
    this.#isConnected = is
    for (const listener of this.#listeners) listener(is)
  }

  publish(channel: string, message: Uint8Array): void {
    if (this.#isConnected) this.#bus.publish(channel, message)
  }

  subscribe(channel: string, listener: (message: Uint8Array) => void): Promise<() => void> {
    return this.#bus.subscribe(channel, (message) => {
      if (this.#isConnected) listener(message)
    })
  }

  onConnection(listener: (isConnected: boolean) => void): void {
    this.#listeners.add(listener)
  }

  async health(): Promise<'ok' | 'degraded'> {
    return this.#isConnected ? 'ok' : 'degraded'
  }

  close(): Promise<void> {
    return this.#bus.close()
  }
}
