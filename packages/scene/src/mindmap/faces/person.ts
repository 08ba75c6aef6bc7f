import { marks } from '@ramify/themes'

interface Person {
  readonly name: string
  readonly member?: string
}

/** The same for the same person on every map: of a member as beside their name everywhere, of others by the name. */
export function personColor({ name, member }: Person): string {
  const number = member === undefined ? hashOf(name) : Number.parseInt(member.slice(-4), 16) || 0
  return marks.people[number % marks.people.length] ?? marks.people[0]
}

function hashOf(name: string): number {
  let hash = 0
  for (const character of name.toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hash
}

/** One letter that stands for a name. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim()
  return first.toUpperCase()
}
