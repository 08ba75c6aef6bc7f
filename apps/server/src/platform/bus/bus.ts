/** Messages between the processes that serve one database. Nothing is stored: whoever was away asks the database. */
export interface Bus {
  /** To all other processes that listen to this channel, never to this one. Returns at once. Lost while the bus is away. */
  publish: (channel: string, message: Uint8Array) => void
  /**
   * Settles when messages that are sent from then on arrive, or after 0.5 s at most. While the bus is away it settles at once, and messages
   * arrive as soon as the bus is back. Returns how to end it.
   */
  subscribe: (channel: string, listener: (message: Uint8Array) => void) => Promise<() => void>
  /** False while messages may get lost. */
  readonly isConnected: boolean
  /**
   * Called whenever that changes. When it becomes true, all subscriptions work again. Also called with true when another process
   * has connected while this one was connected all the time: what that one sent before was lost, so it must be looked up here, too.
   */
  onConnection: (listener: (isConnected: boolean) => void) => void
  health: () => Promise<'ok' | 'degraded' | 'down'>
  close: () => Promise<void>
}
