import * as Y from 'yjs'
import type { DecodedChange } from './decoded-change.ts'

/** Records of a map hold texts, and nothing is deeper. */
const deepestType = 64

/**
 * Whether a change puts types into types, level after level. Yjs deletes them by recursion: with some thousand levels the stack is full in
 * the middle of it, and what is left of the document cannot be read again.
 */
export function nestsTooDeep(doc: Y.Doc, { structs }: DecodedChange): boolean {
  const items = structs.filter((struct) => struct instanceof Y.Item)
  const types = items.filter(({ content }) => content instanceof Y.ContentType)
  if (types.length === 0) return false
  const holderOf = holders(doc, items)
  return types.some((type) => {
    let holder = holderOf(type)
    for (let depth = 1; holder; depth++) {
      if (depth >= deepestType) return true
      holder = holderOf(holder)
    }
    return false
  })
}

/** Finds the type in which an item of a change, or of the document, stands; undefined for one at the top. */
function holders(doc: Y.Doc, items: readonly Y.Item[]): (item: Y.Item) => Y.Item | undefined {
  const authors = new Map<number, Y.Item[]>()
  for (const item of items) {
    const own = authors.get(item.id.client)
    if (own) own.push(item)
    else authors.set(item.id.client, [item])
  }
  for (const own of authors.values()) own.sort((one, other) => one.id.clock - other.id.clock)
  const find = ({ client, clock }: Y.ID): Y.Item | undefined => {
    if (clock >= Y.getState(doc.store, client)) return itemAt(authors.get(client) ?? [], clock)
    const known = Y.getItem(doc.store, Y.createID(client, clock))
    return known instanceof Y.Item ? known : undefined
  }
  const known = new Map<Y.Item, Y.Item | undefined>()

  return (item) => {
    // An item says only what it stands beside when something is there: letters of a text are a long way of these.
    const way: Y.Item[] = []
    const passed = new Set<Y.Item>()
    let at: Y.Item | undefined = item
    let holder: Y.Item | undefined
    while (at && !passed.has(at)) {
      if (known.has(at)) {
        holder = known.get(at)
        break
      }
      passed.add(at)
      way.push(at)
      const parent: unknown = at.parent
      if (parent instanceof Y.AbstractType) {
        holder = parent._item ?? undefined
        break
      }
      if (parent instanceof Y.ID) {
        holder = find(parent)
        break
      }
      const beside: Y.ID | null = at.origin ?? at.rightOrigin
      at = beside ? find(beside) : undefined
    }
    for (const each of way) known.set(each, holder)
    return holder
  }
}

function itemAt(items: readonly Y.Item[], clock: number): Y.Item | undefined {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const { id, length } = items[middle] as Y.Item
    if (clock < id.clock) to = middle
    else if (clock >= id.clock + length) from = middle + 1
    else return items[middle]
  }
  return undefined
}
