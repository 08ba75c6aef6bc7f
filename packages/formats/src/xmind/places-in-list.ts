import { omit, type Raw } from './raw.ts'

/** Those of a list that no map shows, with the places where they go back to. */
export function withPlaces(list: readonly Raw[], unshown: readonly Raw[]): Raw[] {
  const places = new Map(list.map((item, nth) => [item, nth]))
  return unshown.map((item) => ({ ...item, $at: places.get(item) ?? -1 }))
}

/** The list with those that no map shows where they were, as far as it is still as long. */
export function putBack(list: readonly Raw[], unshown: readonly Raw[]): Raw[] {
  const placed = unshown
    .flatMap((item) => (typeof item.$at === 'number' && item.$at >= 0 ? [{ item, at: item.$at }] : []))
    .sort((one, other) => one.at - other.at)
  const all: Raw[] = []
  let next = 0
  for (const { item, at } of placed) {
    while (all.length < at && next < list.length) all.push(list[next++] as Raw)
    all.push(omit(item, ['$at']))
  }
  while (next < list.length) all.push(list[next++] as Raw)
  const others = unshown.filter(({ $at }) => !(typeof $at === 'number' && $at >= 0))
  return [...all, ...others.map((item) => omit(item, ['$at']))]
}
