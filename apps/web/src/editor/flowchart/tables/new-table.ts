import { newId, type ShapeContent, type ShapeLook } from '@ramify/document'
import { flowShape } from '@ramify/scene'

/** All have ids, and name the one they are in. */
export type NewShape = readonly [ShapeContent & { readonly id: string }, ...(ShapeContent & { readonly id: string })[]]

/** Bold on a tint that is seen in light and dark themes. */
export const headerLook: ShapeLook = { bold: true, fill: '#8a94a62e' }

type Texts = readonly (readonly string[])[]

/** A table of so many columns and rows, the first of which is its header. Without texts its cells are empty. */
export function newTable(
  corner: { readonly x: number; readonly y: number },
  columns: number,
  rows: number,
  texts: Texts = [],
): NewShape {
  const { width, height } = flowShape('table-cell').size
  const id = newId()
  const parts = Array.from({ length: rows }, (_, nth) =>
    newRow(id, Array<number>(columns).fill(width), height, nth === 0 ? headerLook : {}, texts[nth]),
  )
  const table = {
    id,
    kind: 'table',
    box: { x: corner.x, y: corner.y, width: columns * width, height: rows * height, turn: 0 },
    stack: { direction: 'rows', side: 'top', header: 0 },
  } as const
  return [table, ...parts.flat()]
}

/** A row and its cells. */
export function newRow(
  table: string,
  widths: readonly number[],
  height: number,
  look: ShapeLook | readonly ShapeLook[] = {},
  texts: readonly string[] = [],
): (ShapeContent & { readonly id: string })[] {
  const id = newId()
  const width = widths.reduce((sum, each) => sum + each, 0)
  const looks = Array.isArray(look) ? (look as readonly ShapeLook[]) : widths.map(() => look as ShapeLook)
  return [
    {
      id,
      parent: table,
      kind: 'table-row',
      box: { width, height },
      stack: { direction: 'columns', side: 'top', header: 0 },
    },
    ...widths.map((each, nth) => ({
      id: newId(),
      parent: id,
      kind: 'table-cell',
      box: { width: each, height },
      text: texts[nth] ?? '',
      look: looks[nth] ?? {},
    })),
  ]
}
