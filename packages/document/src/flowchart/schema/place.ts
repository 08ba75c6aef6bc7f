import { isPlain } from '../../core/json.ts'

/** Where a record says it stands. What it names may be gone: the snapshot finds another place then. */
export interface Place {
  readonly page: string | null
  readonly layer: string | null
  readonly parent: string | null
  readonly order: string
}

const nowhere: Place = Object.freeze({ page: null, layer: null, parent: null, order: '' })

const id = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export function readPlace(value: unknown): Place {
  if (!isPlain(value)) return nowhere
  return { page: id(value.page), layer: id(value.layer), parent: id(value.parent), order: id(value.order) ?? '' }
}

/** The stored form. What else stood in the old value and is not ours to know stays. */
export function storedPlace(place: Place, old?: unknown): Record<string, unknown> {
  const said = Object.entries(place).filter(([, value]) => value !== null)
  if (!isPlain(old)) return Object.fromEntries(said)
  const { page: _page, layer: _layer, parent: _parent, order: _order, ...unknown } = old
  return { ...unknown, ...Object.fromEntries(said) }
}
