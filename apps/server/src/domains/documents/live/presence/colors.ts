import { colorOfPerson } from '@ramify/contract'

/** Somebody in a tab, by what their colour depends on. */
export interface Colored {
  id: string
  personId: string
  since: number
  /** 0: none yet. */
  color: number
}

/**
 * The colours that the people of this process should have. Each process colours its own people and nobody else, so two of them may choose
 * the same colour at once. Then the person who came later takes another one. All tabs of a person have the colour of the first of them:
 * the one that they have everywhere, if it is free (ADR 41).
 * `remembered`: what people had who were here before.
 */
export function colorsOf(
  own: readonly Colored[],
  others: readonly Colored[],
  remembered: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const leads = new Map<string, Colored>()
  for (const each of [...own, ...others]) {
    const lead = leads.get(each.personId)
    if (!lead || isBefore(each, lead)) leads.set(each.personId, each)
  }
  const colorByPerson = new Map<string, number>()
  const used = new Set<number>()
  const take = (personId: string, color: number) => {
    colorByPerson.set(personId, color)
    used.add(color)
  }
  const ownIds = new Set(own.map(({ id }) => id))
  const newcomers: Colored[] = []
  for (const lead of [...leads.values()].sort((one, other) => (isBefore(one, other) ? -1 : 1))) {
    // Those of other processes have what they say they have, until their process says otherwise.
    if (lead.color > 0 && !(used.has(lead.color) && ownIds.has(lead.id))) take(lead.personId, lead.color)
    else newcomers.push(lead)
  }
  for (const { personId } of newcomers) {
    const wanted = remembered.get(personId) ?? colorOfPerson(personId)
    let color = used.has(wanted) ? 1 : wanted
    while (used.has(color)) color++
    take(personId, color)
  }
  return new Map(own.map(({ id, personId }) => [id, colorByPerson.get(personId) ?? 1]))
}

const isBefore = (one: Colored, other: Colored) =>
  one.since < other.since || (one.since === other.since && one.id < other.id)
