import { marks } from '@ramify/themes'

interface Person {
  readonly name: string
  readonly member?: string
}

/** The same for the same person on every map: of a member by the account, of others by the name. */
export function personColor({ name, member }: Person): string {
  let hash = 0
  for (const character of member ?? name.toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return marks.people[hash % marks.people.length] ?? marks.people[0]
}

/** One letter that stands for a name. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim()
  return first.toUpperCase()
}
