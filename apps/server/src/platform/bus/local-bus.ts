import type { Log } from '../log.ts'
import type { Bus } from './bus.ts'
import { ChannelListeners } from './channel-listeners.ts'

interface LocalHub {
  join: () => Bus
}

/** Connects parts of one process as if they were several. A server alone is the only member of its hub. */
export function createLocalHub(log: Log): LocalHub {
  const members = new Set<ChannelListeners>()
  return {
    join: () => {
      const own = new ChannelListeners(log)
      members.add(own)
      return {
        publish: (channel, message) => {
          if (!members.has(own)) return
          const others = [...members].filter((member) => member !== own && member.has(channel))
          if (others.length === 0) return
          // The sender may write into its bytes again.
          const copy = new Uint8Array(message)
          setImmediate(() => {
            for (const other of others) other.deliver(channel, copy)
          })
        },
        subscribe: async (channel, listener) => own.add(channel, listener),
        isConnected: true,
        // It never changes.
        onConnection: () => undefined,
        health: async () => 'ok',
        close: async () => {
          members.delete(own)
          own.clear()
        },
      }
    },
  }
}
