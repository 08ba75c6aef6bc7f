import { omit, type Raw } from './raw.ts'

/** Those of a list that no map shows, with the places where they go back to. */
export const withPlaces = (list: readonly Raw[], unshown: readonly Raw[]): Raw[] =>
  unshown.map((item) => ({ ...item, $at: list.indexOf(item) }))

/** The list with those that no map shows where they were, as far as it is still as long. */
export function putBack(list: readonly Raw[], unshown: readonly Raw[]): Raw[] {
  const all = [...list]
  for (const item of unshown) {
    const { $at } = item
    all.splice(typeof $at === 'number' && $at >= 0 ? $at : all.length, 0, omit(item, ['$at']))
  }
  return all
}
