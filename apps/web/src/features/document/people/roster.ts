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
