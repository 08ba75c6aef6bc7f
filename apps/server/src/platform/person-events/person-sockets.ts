import type { PersonEvent } from '@ramify/contract'
import type { PersonSocket } from './person-socket.ts'

/** The open sockets of each person. */
export class PersonSockets {
  readonly #most: number
  readonly #byPerson = new Map<string, Set<PersonSocket>>()

  constructor(mostPerPerson: number) {
    this.#most = mostPerPerson
  }

  /** False when a person has as many as they may have. */
  enter(personId: string, socket: PersonSocket): boolean {
    const own = this.#byPerson.get(personId) ?? new Set()
    if (own.size >= this.#most) return false
    own.add(socket)
    this.#byPerson.set(personId, own)
    return true
  }

  leave(personId: string, socket: PersonSocket): void {
    const own = this.#byPerson.get(personId)
    own?.delete(socket)
    if (own?.size === 0) this.#byPerson.delete(personId)
  }

  has(personId: string): boolean {
    return this.#byPerson.has(personId)
  }

  people(): string[] {
    return [...this.#byPerson.keys()]
  }

  *all(): Generator<PersonSocket> {
    for (const own of this.#byPerson.values()) yield* own
  }

  send(personId: string, event: PersonEvent): void {
    for (const socket of this.#byPerson.get(personId) ?? []) socket.send(event)
  }
}
