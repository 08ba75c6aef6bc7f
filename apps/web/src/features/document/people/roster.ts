import { mappedStore, type ReadStore } from '../../../platform/store.ts'
import type { OtherPerson, Presence } from '../../../platform/sync/index.ts'

export type RosterEntry = Pick<OtherPerson, 'id' | 'name' | 'avatar' | 'color'>

/** Who is there. Another value only when that changes: pointers move twenty times a second. */
export function rosterOf({ others }: Presence): ReadStore<readonly RosterEntry[]> {
  let last: readonly RosterEntry[] = []
  return mappedStore(others, (people) => {
    const isSame = people.length === last.length && people.every((each, nth) => isSamePerson(each, last[nth]))
    if (!isSame) last = people.map(({ id, name, avatar, color }) => ({ id, name, avatar, color }))
    return last
  })
}

const isSamePerson = (one: RosterEntry, other: RosterEntry | undefined) =>
  one.id === other?.id && one.name === other.name && one.avatar === other.avatar && one.color === other.color

/** Those who have room, in their order: whoever has the turn is always among them. */
export function withRoom(people: readonly RosterEntry[], most: number, holder: string | null): readonly RosterEntry[] {
  const first = people.slice(0, most)
  const writing = people.slice(most).find(({ id }) => id === holder)
  return writing ? [...first.slice(0, -1), writing] : first
}
