import { newId } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import { flowShape } from '@ramify/scene'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { type NewShape, newTable } from '../tables/new-table.ts'

/** A new shape of a kind with the parts that people expect in it, itself first: a pool has lanes, a table cells, a class its rows. */
export function newShape(kind: string, corner: { readonly x: number; readonly y: number }): NewShape {
  const box = { ...corner, ...flowShape(kind).size, turn: 0 }
  return madeOf(kind)?.(box) ?? [{ id: newId(), kind, box }]
}

function madeOf(kind: string): ((box: Rect) => NewShape) | undefined {
  return Object.hasOwn(composed, kind) ? composed[kind] : undefined
}

const composed: Readonly<Record<string, (box: Rect) => NewShape>> = {
  pool: (box) => {
    const { text } = currentTranslator()
    const titles = [1, 2].map((number) => text('flowchart.lane.number', { number }))
    return stackOf({ kind: 'pool', box, text: text('flowchart.shape.pool') }, 'lane', titles, 'left')
  },
  table: (box) => newTable(box, 3, 3),
  'uml-class': (box) =>
    stackOf({ kind: 'uml-class', box, text: 'Class' }, 'uml-member', ['+ name: Type', null, '+ method(): Type']),
  'uml-object': (box) =>
    stackOf({ kind: 'uml-object', box, text: 'object: Class' }, 'uml-member', ['name = value', 'name = value']),
  'er-entity': (box) => {
    const { text } = currentTranslator()
    const fields = ['id', text('flowchart.er.field'), text('flowchart.er.field')]
    return stackOf({ kind: 'er-entity', box, text: text('flowchart.shape.er-entity') }, 'er-field', fields)
  },
}

/** Parts below each other; null is a line between those above and those below. */
function stackOf(
  shape: { readonly kind: string; readonly box: Rect; readonly text: string },
  part: string,
  texts: readonly (string | null)[],
  side: 'top' | 'left' = 'top',
): NewShape {
  const id = newId()
  const { header } = flowShape(shape.kind)
  const parts = texts.map((text) => ({
    id: newId(),
    parent: id,
    kind: text === null ? 'uml-divider' : part,
    box: { width: shape.box.width, height: flowShape(text === null ? 'uml-divider' : part).size.height },
    ...(text !== null && { text }),
  }))
  const height = parts.reduce((sum, { box }) => sum + box.height, side === 'top' ? (header?.size ?? 0) : 0)
  const stack = { direction: 'rows', side, header: header?.size ?? 0 } as const
  return [{ id, ...shape, box: { ...shape.box, height }, stack }, ...parts]
}
