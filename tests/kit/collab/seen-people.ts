import type { PresentPerson } from '@ramify/contract'
import type { LiveClient } from './live-client.ts'

/** Whom a client sees in its document, itself included, made of all that it has heard; who came first stands first. */
export function seenPeople({ heard }: LiveClient): { you: string; watching: number; people: PresentPerson[] } {
  let [you, watching] = ['', 0]
  const people = new Map<string, PresentPerson>()
  for (const message of heard) {
    if (message.type !== 'people' && message.type !== 'presence') continue
    if (message.type === 'people') {
      people.clear()
      you = message.you
    }
    watching = message.watching ?? watching
    for (const each of message.people ?? []) people.set(each.id, { ...people.get(each.id), ...each } as PresentPerson)
    if (message.type === 'presence') for (const id of message.left ?? []) people.delete(id)
  }
  return { you, watching, people: [...people.values()].sort((one, other) => one.since - other.since) }
}
