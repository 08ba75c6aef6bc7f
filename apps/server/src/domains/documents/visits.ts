import type { Log } from '../../platform/log.ts'

/** Somebody at a document; null is the server itself. */
export interface Visit {
  fileId: string
  personId: string | null
}

/** As `Visit`, of a person. */
export interface PersonVisit {
  fileId: string
  personId: string
}

/** What one can be told of, and with what. */
interface Happenings {
  opened: Visit
  written: Visit
  left: PersonVisit
}

type Listeners = { readonly [Name in keyof Happenings]: Set<(visit: Happenings[Name]) => void> }

/** Who wants to be told when somebody comes, writes or leaves. */
export class Visits {
  readonly #log: Log
  readonly #hooks = new Set<(visit: PersonVisit) => Promise<void>>()
  readonly #listeners: Listeners = { opened: new Set(), written: new Set(), left: new Set() }

  constructor(log: Log) {
    this.#log = log
  }

  on<Name extends keyof Happenings>(name: Name, listener: (visit: Happenings[Name]) => void): void {
    this.#listeners[name].add(listener)
  }

  tell<Name extends keyof Happenings>(name: Name, visit: Happenings[Name]): void {
    for (const listener of this.#listeners[name]) {
      try {
        listener(visit)
      } catch (error) {
        // What happened did happen: who writes or comes in may not be told otherwise.
        this.#log.error({ err: error }, 'not told of a visit to a document')
      }
    }
  }

  /** Waited for when somebody comes in. */
  onEntering(hook: (visit: PersonVisit) => Promise<void>): void {
    this.#hooks.add(hook)
  }

  async entering(visit: PersonVisit): Promise<void> {
    for (const hook of this.#hooks) {
      await hook(visit).catch((error) => this.#log.error({ err: error }, 'not told who comes in'))
    }
  }
}
