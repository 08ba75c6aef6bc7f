/** What several things have in common: the value, or null where they differ. */
export function common<Value>(values: readonly Value[]): Value | null {
  const [first, ...rest] = values
  return first !== undefined && rest.every((value) => Object.is(value, first)) ? first : null
}
