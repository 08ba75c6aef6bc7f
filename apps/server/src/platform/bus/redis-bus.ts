import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { newId } from '../random.ts'
import type { Bus } from './bus.ts'
import { ChannelListeners } from './channel-listeners.ts'
import { RedisSession } from './redis-session.ts'

interface Options {
  url: string
  /** The same for all processes that serve one database, and no others: several installations may share a Redis. */
  databaseId: string
  log: Log
}

/** A process sends itself a message through Redis so often. */
const beatMs = 500
/** After so many beats without one that came back, Redis is away. A process that stood still itself has a whole beat to catch up. */
const maxSilentBeats = 2
const retryMs = { least: 100, most: 1_000 }
const subscribeTimeoutMs = 500
/** When Redis restarts, all processes connect at about the same time. Each is told of the others once. */
const othersConnectedMs = 500
/** Each message begins with the id of the process that sent it. */
const idLength = 16

/** A bus over the publish and subscribe commands of Redis, which stores nothing and confirms nothing to whoever publishes (ADR 29). */
export function createRedisBus({ url, databaseId, log }: Options): Bus {
  const ownId = randomBytes(idLength)
  const prefix = `ramify:${databaseId}:`
  const connectedChannel = `${prefix}connected`
  const channelPrefix = `${prefix}channel:`
  const listeners = new ChannelListeners(log)
  const connectionListeners: ((isConnected: boolean) => void)[] = []
  const isWanted = (channel: string) =>
    channel.startsWith(channelPrefix) ? listeners.has(channel.slice(channelPrefix.length)) : true

  let state: 'starting' | 'connected' | 'away' | 'closed' = 'starting'
  let session: RedisSession | undefined
  /** Of the session, so that a late beat of an earlier one proves nothing. */
  let beatChannel = ''
  let silentBeats = 0
  let failedAttempts = 0
  let beatTimer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined
  let othersTimer: NodeJS.Timeout | undefined
  const started = Promise.withResolvers<void>()

  const notify = (isConnected: boolean) => {
    for (const listener of connectionListeners) {
      try {
        listener(isConnected)
      } catch (error) {
        log.error({ err: error }, 'connection of the bus not handled')
      }
    }
  }

  const connect = async () => {
    const opened = new RedisSession({
      url,
      onMessage: (channel, message) => session === opened && receive(channel, message),
      onConfirmed: () => {
        if (session !== opened || state === 'connected') return
        silentBeats = 0
        if (opened.isSettled) sendBeat(opened)
      },
      onLost: (reason) => session === opened && lose(opened, reason),
    })
    session = opened
    beatChannel = `${prefix}beat:${newId()}`
    silentBeats = 0
    beatTimer = setInterval(() => beat(opened), beatMs)
    try {
      await opened.connect()
    } catch {
      // `onLost` has been told why.
      return
    }
    const channels = listeners.channels().map((channel) => channelPrefix + channel)
    if (session === opened) opened.follow([beatChannel, connectedChannel, ...channels], isWanted)
  }

  const beat = (current: RedisSession) => {
    silentBeats += 1
    if (silentBeats > maxSilentBeats) return lose(current, 'no answer')
    if (state === 'connected') failedAttempts = 0
    if (state === 'connected' || current.isSettled) sendBeat(current)
  }

  const sendBeat = (current: RedisSession) => current.publish(beatChannel, ownId)

  const receive = (channel: string, message: Buffer) => {
    if (message.length < idLength) return
    const isOwn = ownId.equals(message.subarray(0, idLength))
    if (channel === beatChannel && isOwn) return beatReturned()
    if (isOwn) return
    if (channel === connectedChannel) return otherConnected()
    if (!channel.startsWith(channelPrefix)) return
    // A copy: the parser's buffer holds other messages, too, and would be kept with this one.
    listeners.deliver(channel.slice(channelPrefix.length), new Uint8Array(message.subarray(idLength)))
  }

  const beatReturned = () => {
    silentBeats = 0
    // Subscriptions that came up meanwhile are confirmed first; another beat follows them.
    if (state === 'connected' || !session?.isSettled || changed.size > 0) return
    state = 'connected'
    started.resolve()
    log.info('bus connected')
    session.publish(connectedChannel, ownId)
    notify(true)
  }

  const otherConnected = () => {
    othersTimer ??= setTimeout(() => {
      othersTimer = undefined
      if (state === 'connected') notify(true)
    }, othersConnectedMs)
  }

  const lose = (lost: RedisSession, reason: string) => {
    lost.end()
    session = undefined
    clearInterval(beatTimer)
    retryTimer = setTimeout(connect, retryDelayMs(failedAttempts))
    failedAttempts += 1
    if (state === 'away') return
    const wasConnected = state === 'connected'
    state = 'away'
    started.resolve()
    log.warn({ reason }, 'bus away')
    if (wasConnected) notify(false)
  }

  /** Channels that got their first listener or lost their last one in this turn of the event loop. */
  const changed = new Set<string>()
  let following: Promise<void> | undefined
  const follow = (channel: string): Promise<void> => {
    changed.add(channelPrefix + channel)
    following ??= nextTurn().then(() => {
      following = undefined
      const channels = [...changed]
      changed.clear()
      session?.follow(channels, isWanted)
    })
    return following
  }

  void connect()
  return {
    publish: (channel, message) => {
      if (state === 'connected') session?.publish(channelPrefix + channel, Buffer.concat([ownId, message]))
    },

    subscribe: async (channel, listener) => {
      const remove = listeners.add(channel, listener)
      const followed = async () => {
        await follow(channel)
        await started.promise
        await session?.followed(channelPrefix + channel)
      }
      const confirmed = followed().then(
        () => 'confirmed' as const,
        () => undefined,
      )
      const late = sleep(subscribeTimeoutMs, 'late' as const, { ref: false })
      if (state !== 'away' && (await Promise.race([confirmed, late])) === 'late') {
        // What was sent meanwhile did not arrive here.
        void confirmed.then((word) => word && state === 'connected' && notify(true))
      }
      return () => {
        remove()
        if (!listeners.has(channel)) follow(channel)
      }
    },

    get isConnected() {
      return state === 'connected'
    },

    onConnection: (listener) => {
      connectionListeners.push(listener)
    },

    health: async () => (state === 'connected' ? 'ok' : 'degraded'),

    close: async () => {
      const last = session
      const wasConnected = state === 'connected'
      state = 'closed'
      session = undefined
      clearInterval(beatTimer)
      clearTimeout(retryTimer)
      clearTimeout(othersTimer)
      listeners.clear()
      if (wasConnected) await last?.close()
      else last?.end()
    },
  }
}

/** From a tenth of a second to a second, longer after each failed attempt, and another time for each process. */
function retryDelayMs(failedAttempts: number): number {
  const most = Math.min(retryMs.most, retryMs.least * 2 ** (failedAttempts + 1))
  return retryMs.least + Math.random() * (most - retryMs.least)
}
