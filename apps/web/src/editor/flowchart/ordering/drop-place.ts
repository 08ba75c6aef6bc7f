/** Extents along one axis, as elements in a row or a column have them. */
export interface Extent {
  readonly from: number
  readonly to: number
}

/** Before which element something dropped at a place would stand: its number, or how many there are for the end. */
export function dropPlace(extents: readonly Extent[], at: number): number {
  const number = extents.findIndex(({ from, to }) => at < (from + to) / 2)
  return number < 0 ? extents.length : number
}

/** Where that is in the list without the dragged one; null where it would stay in its place. */
export function placeAmongOthers(dragged: number, drop: number): number | null {
  if (drop === dragged || drop === dragged + 1) return null
  return drop > dragged ? drop - 1 : drop
}
