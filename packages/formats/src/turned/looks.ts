import { type ShapeLook, sameJson, styleFields } from '@ramify/document'
import type { Fields } from './kept-fields.ts'

/** What both kinds can say of how something looks. Other colours and lines are those of the theme. */
const shared = [
  ...(['fill', 'border', 'borderWidth', 'color', 'size', 'family', 'bold', 'italic', 'underline', 'strike'] as const),
  'align' as const,
]

/** The look of a shape, in the words of a topic's data. */
export function styleOf(look: ShapeLook): Fields {
  return Object.fromEntries(
    shared.flatMap((key) => (look[key] === undefined ? [] : [[styleFields[key], look[key]]])),
  ) as Fields
}

/** What people have changed of a look since it was `given`, over what it was made of. */
export function changedSince(given: Fields, now: Fields, base: Fields): Fields {
  const changed: { [field: string]: Fields[string] } = { ...base }
  for (const field of new Set([...Object.keys(given), ...Object.keys(now)])) {
    if (sameJson(given[field], now[field])) continue
    const value = now[field]
    if (value === undefined) delete changed[field]
    else changed[field] = value
  }
  return changed
}

/** The style of a topic's data, in the words of a shape's look. */
export function lookOfStyle(data: Fields): Fields {
  const look: { [field: string]: Fields[string] } = {}
  for (const key of shared) {
    const value = data[styleFields[key]]
    if (value === undefined) continue
    if (key === 'bold') look[key] = value === 'bold' || value === true
    else if (key === 'italic') look[key] = value === 'italic' || value === true
    else look[key] = value
  }
  return look
}

export const styleNames: ReadonlySet<string> = new Set(shared.map((key) => styleFields[key]))
