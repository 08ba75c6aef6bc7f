import type { ShownChange } from '../../../editor/editor-kind.ts'

type Sort = ShownChange['sort']

/** The changes to walk through: all, or those of one sort. */
export function walked(changes: readonly ShownChange[], only: Sort | null): readonly ShownChange[] {
  return only === null ? changes : changes.filter(({ sort }) => sort === only)
}

/** The next place in a walk of so many, around both ends; null: it has not begun. */
export function nextPlace(at: number | null, by: 1 | -1, count: number): number | null {
  if (count === 0) return null
  if (at === null) return by === 1 ? 0 : count - 1
  return (at + by + count) % count
}
