import type { Json } from '../../core/json.ts'
import { nodeFields } from './node-fields.ts'

type Fields<T> = { readonly [field: string]: T }

/** What nobody here understands of a node's data. `html` is the text once more, and stale as soon as it is edited here. */
export function foreignData<T = Json>(data: Fields<T>): Fields<T> {
  const hasResource = typeof data.resource_id === 'string'
  return without(data, (field) => ourData.has(field) || (field === 'image' && hasResource))
}

/** What nobody here understands of a map. */
export function foreignMapFields<T = Json>(map: Fields<T>): Fields<T> {
  return without(map, (field) => ourMap.has(field))
}

function without<T>(fields: Fields<T>, ours: (field: string) => boolean): Fields<T> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !ours(field)))
}

const ourData = new Set(['id', 'html', ...nodeFields.flatMap(({ fields }) => fields)])

const ourMap = new Set([
  'root',
  'floating',
  'relLine',
  'ranges',
  'callouts',
  'style',
  'template',
  'theme',
  'background',
  'version',
  'resources',
])
