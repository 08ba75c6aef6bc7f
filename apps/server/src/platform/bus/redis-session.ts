import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { batches } from '../database/batches.ts'

interface Options {
  url: string
  onMessage: (channel: string, message: Buffer) => void
  /** Called for each command of `follow` that Redis has confirmed. */
  onConfirmed: () => void
  /** Called at least once when the session can no longer be used, unless it was ended. */
  onLost: (reason: string) => void
}

const connectTimeoutMs = 1_000
/** A Redis that has not taken so much is too slow. Memory would grow with everything that waits for it. */
const maxUnansweredBytes = 32 * 1024 * 1024
/** What a message takes besides its bytes. */
const bytesPerMessage = 200
const closeTimeoutMs = 500

/** Two connections to Redis, from connecting to the first loss of either. A connection that subscribes cannot publish. */
export class RedisSession {
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #onConfirmed: () => void
  readonly #onLost: (reason: string) => void
  /** By channel, when Redis has confirmed it. What is ended is removed as soon as that is sent. */
  readonly #subscriptions = new Map<string, Promise<unknown>>()
  #pendingCommands = 0
  #unansweredBytes = 0
  #isOpen = false

  constructor({ url, onMessage, onConfirmed, onLost }: Options) {
    this.#onConfirmed = onConfirmed
    this.#onLost = onLost
    const connection = () => {
      const redis = new Redis(url, {
        lazyConnect: true,
        connectTimeout: connectTimeoutMs,
        disconnectTimeout: 100,
        // Whoever holds this session makes another one: both connections belong together.
        retryStrategy: () => null,
        enableOfflineQueue: false,
        // Messages can be sent while Redis still reads its files.
        enableReadyCheck: false,
        disableClientInfo: true,
      })
      redis.on('error', (error) => onLost(reasonOf(error)))
      redis.on('close', () => onLost('connection closed'))
      return redis
    }
    this.#publisher = connection()
    this.#subscriber = connection()
    this.#subscriber.on('messageBuffer', (channel: Buffer, message: Buffer) => onMessage(channel.toString(), message))
  }

  async connect(): Promise<void> {
    await Promise.all([this.#publisher.connect(), this.#subscriber.connect()])
    this.#isOpen = true
  }

  /** Messages go out in order. */
  publish(channel: string, message: Buffer): void {
    const size = message.length + bytesPerMessage
    if (this.#unansweredBytes + size > maxUnansweredBytes) {
      this.#onLost('too slow')
      return
    }
    this.#unansweredBytes += size
    this.#publisher.publish(channel, message).then(
      () => {
        this.#unansweredBytes -= size
      },
      (error) => this.#onLost(reasonOf(error)),
    )
  }

  /** Subscribes to those of the channels that are wanted, and unsubscribes from the others. */
  follow(channels: readonly string[], isWanted: (channel: string) => boolean): void {
    // Before that there is no subscription, and `connect` is followed by all of them.
    if (!this.#isOpen) return
    const isFollowed = (channel: string) => this.#subscriptions.has(channel)
    const added = channels.filter((channel) => isWanted(channel) && !isFollowed(channel))
    const ended = channels.filter((channel) => !isWanted(channel) && isFollowed(channel))
    for (const some of batches(added)) {
      const confirmed = this.#command(this.#subscriber.subscribe(...some))
      for (const channel of some) this.#subscriptions.set(channel, confirmed)
    }
    for (const some of batches(ended)) {
      for (const channel of some) this.#subscriptions.delete(channel)
      this.#command(this.#subscriber.unsubscribe(...some))
    }
  }

  /** Settles when messages to this channel arrive. */
  async followed(channel: string): Promise<void> {
    await this.#subscriptions.get(channel)
  }

  /** Redis has confirmed everything that was followed so far. */
  get isSettled(): boolean {
    return this.#isOpen && this.#pendingCommands === 0
  }

  /** Ends it when Redis has what was published, or a little later. */
  async close(): Promise<void> {
    await Promise.race([
      this.#publisher.quit().catch(() => undefined),
      sleep(closeTimeoutMs, undefined, { ref: false }),
    ])
    this.end()
  }

  end(): void {
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }

  /** Never rejects: a command that fails loses the session. */
  async #command(sent: Promise<unknown>): Promise<void> {
    this.#pendingCommands += 1
    try {
      await sent
      this.#pendingCommands -= 1
      this.#onConfirmed()
    } catch (error) {
      this.#onLost(reasonOf(error))
    }
  }
}

/** Only its words: the error itself may hold the command, and with it the password. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'unknown error'
}
