import type { PresentPerson } from '@ramify/contract'
import type { PresenceNews } from './presence-news.ts'

interface Source {
  clock: number
  heardAt: number
  people: Map<string, PresentPerson>
  watching: number
}

/** What changed of the people of other processes. */
export interface RemoteChange {
  changed: PresentPerson[]
  left: string[]
  /** A source that was not known: it does not know of us either. */
  isNew: boolean
  /** Something before it was lost. */
  hasGap: boolean
}

/** A process that says nothing for so long is dead. With the second between two looks its people are gone within ten. */
const silentAfterMs = 8_500

/** The people that other processes have in the same document. */
export class RemotePeople {
  readonly #sources = new Map<string, Source>()

  get isEmpty(): boolean {
    return this.#sources.size === 0
  }

  get watching(): number {
    let sum = 0
    for (const { watching } of this.#sources.values()) sum += watching
    return sum
  }

  *all(): Generator<PresentPerson> {
    for (const { people } of this.#sources.values()) yield* people.values()
  }

  /** Messages that come after newer ones are left out: what they said comes again with the next whole message. */
  hear(news: PresenceNews, now: number): RemoteChange {
    const { source, clock, isWhole = false, people = [], left = [] } = news
    const known = this.#sources.get(source)
    if (known) known.heardAt = now
    if (known && clock <= known.clock) return { changed: [], left: [], isNew: false, hasGap: false }
    const hasGap = !isWhole && clock !== (known?.clock ?? 0) + 1
    const before = known?.people ?? new Map<string, PresentPerson>()
    const after = new Map(isWhole ? [] : before)
    for (const id of left) after.delete(id)
    for (const each of people) after.set(each.id, each)
    const watching = news.watching ?? known?.watching ?? 0
    this.#sources.set(source, { clock, heardAt: now, people: after, watching })
    return {
      changed: people.filter((each) => JSON.stringify(before.get(each.id)) !== JSON.stringify(each)),
      left: [...before.keys()].filter((id) => !after.has(id)),
      isNew: known === undefined,
      hasGap,
    }
  }

  /** A process has closed the document; ids of those who were there. */
  forget(source: string): string[] {
    const left = [...(this.#sources.get(source)?.people.keys() ?? [])]
    this.#sources.delete(source)
    return left
  }

  /** Processes that have died; ids of those who were there. */
  forgetSilent(now: number): string[] {
    const silent = [...this.#sources].filter(([, { heardAt }]) => now - heardAt > silentAfterMs)
    return silent.flatMap(([source]) => this.forget(source))
  }
}
