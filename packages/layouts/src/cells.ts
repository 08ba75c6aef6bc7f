/** Cells of tables, by the index of the box that stands in each. One without width is none. */
export interface Cells {
  readonly left: Float64Array
  readonly top: Float64Array
  readonly right: Float64Array
  readonly bottom: Float64Array
}

export function newCells(size: number): Cells {
  return {
    left: new Float64Array(size),
    top: new Float64Array(size),
    right: new Float64Array(size),
    bottom: new Float64Array(size),
  }
}

export function hasCell({ left, right }: Cells, node: number): boolean {
  return (right[node] as number) > (left[node] as number)
}
