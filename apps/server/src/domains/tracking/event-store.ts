import type { Kysely } from 'kysely'
import type { Log } from '../../platform/log.ts'
import { newId } from '../../platform/random.ts'
import type { EventQuery } from './event-query.ts'
import type { TrackingTables } from './tables.ts'

const writePauseMs = 1_000
/** Of those that are not stored yet, also while the database does not answer: a flood takes no more memory than this. */
const mostWaiting = 2_000
/** What both engines take in one statement. */
const mostAtOnce = 500

interface Options {
  db: Kysely<TrackingTables>
  log: Log
  now: () => number
}

/** Writes what came in within a second in one commit: an event may be lost with the process, and nobody waits for a disk. */
export class EventStore {
  readonly #options: Options
  #waiting: TrackingTables['tracked_events'][] = []
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #count = 0

  constructor(options: Options) {
    this.#options = options
  }

  add({ source, event, reason, lang, browser, extras, host, key }: EventQuery): void {
    if (this.#count >= mostWaiting) return
    this.#count += 1
    const more = { reason: reason ?? null, extras: extras ?? null, host: host ?? null, logged: key ?? null }
    this.#waiting.push({ id: newId(), at: this.#options.now(), source, event, lang, browser, ...more })
    this.#timer ??= setTimeout(() => void this.write(), writePauseMs).unref()
  }

  /** All that waits, at once. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const events = this.#waiting.splice(0)
    this.#writing = this.#writing.then(() => this.#insert(events))
    return this.#writing
  }

  async #insert(events: readonly TrackingTables['tracked_events'][]): Promise<void> {
    try {
      for (let first = 0; first < events.length; first += mostAtOnce) {
        const part = events.slice(first, first + mostAtOnce)
        await this.#options.db.insertInto('tracked_events').values(part).execute()
      }
    } catch (error) {
      this.#options.log.warn({ err: error, count: events.length }, 'events not stored')
    } finally {
      this.#count -= events.length
    }
  }
}
