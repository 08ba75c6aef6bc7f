/** Somebody by id and name. */
interface Named {
  readonly id: string
  readonly name: string
}

/** Who has come and who has left between two moments. A person who was away in between did neither. */
export function comings(before: readonly Named[], after: readonly Named[]): { came: string[]; left: string[] } {
  const namesMissing = (from: readonly Named[], others: readonly Named[]) => {
    const ids = new Set(others.map(({ id }) => id))
    return from.filter(({ id }) => !ids.has(id)).map(({ name }) => name)
  }
  return { came: namesMissing(after, before), left: namesMissing(before, after) }
}
