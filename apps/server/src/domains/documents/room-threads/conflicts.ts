import * as Y from 'yjs'
import type { DecodedChange } from './decoded-change.ts'

/**
 * Whether items of a change have to find their places among more than so many that are there already. Yjs looks at each of these for each
 * of those: a hundred bytes cost seconds where a hundred thousand items were put into one place before.
 */
export function hasManyConflicts(doc: Y.Doc, { structs }: DecodedChange, most: number): boolean {
  let met = 0
  for (const struct of structs) {
    if (!(struct instanceof Y.Item)) continue
    for (const _other of itemsBeside(doc, struct)) if (++met > most) return true
  }
  return false
}

/** The items of a document between which one of a change may come to stand, as Yjs walks past them. */
function* itemsBeside(doc: Y.Doc, item: Y.Item): Generator<Y.Item, void, undefined> {
  const { origin, rightOrigin } = item
  const right = itemOf(doc, rightOrigin)
  const left = itemOf(doc, origin)
  // What stands beside an item of the same change finds nobody there but others of that change.
  if (origin && !left) return
  // Between two letters that were written in one piece stands nobody.
  if (left && left === right) return
  let at = left ? left.right : firstIn(doc, item, right)
  // Of what was written under one name the last is known; others are looked at from the first one on.
  for (; !left && at?.left; at = at.left) yield at
  for (; at && at !== right; at = at.right) yield at
}

/** For one that names its place by what holds it. */
function firstIn(doc: Y.Doc, { parent, parentSub }: Y.Item, right: Y.Item | undefined): Y.Item | null {
  const type = typeOf(doc, parent, right)
  const name = parentSub ?? right?.parentSub ?? null
  return (name === null ? type?._start : type?._map.get(name)) ?? null
}

/** Of what stands in it beside another item, the type is that one's. */
export function typeOf(doc: Y.Doc, parent: unknown, beside: Y.Item | undefined): AnyType | undefined {
  if (typeof parent === 'string') return doc.share.get(parent)
  if (parent instanceof Y.ID) {
    const content = itemOf(doc, parent)?.content
    return content instanceof Y.ContentType ? content.type : undefined
  }
  return beside?.parent instanceof Y.AbstractType ? beside.parent : undefined
}

type AnyType = NonNullable<ReturnType<Y.Doc['share']['get']>>

export function itemOf(doc: Y.Doc, id: Y.ID | null): Y.Item | undefined {
  if (!id || id.clock >= Y.getState(doc.store, id.client)) return undefined
  const item = Y.getItem(doc.store, id)
  return item instanceof Y.Item ? item : undefined
}
