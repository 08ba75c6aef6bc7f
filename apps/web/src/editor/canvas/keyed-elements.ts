/** How items of one kind become elements. */
export interface KeyedKind<Item> {
  id(item: Item): string
  /** Null where nothing of it is seen. */
  draw(item: Item): SVGElement | null
  /** Whether what was drawn for one serves the other as it is. */
  isSame(before: Item, item: Item): boolean
  /** Makes what was drawn for one item serve another; false where it has to be drawn anew. */
  change?(element: SVGElement, drawn: Item, item: Item): boolean
}

export interface KeyedElements<Item> {
  /** Makes the elements those of these items, in their order. */
  show(items: readonly Item[]): void
  /** The next time it is drawn anew, whatever `isSame` says. */
  forget(id: string): void
}

interface Shown<Item> {
  readonly element: SVGElement | null
  /** What it was drawn for. */
  readonly drawn: Item
  /** What it has been made to serve since. */
  item: Item
}

/**
 * The elements of a parent, one for each item, changed as little as possible: the browser sets words anew that are drawn again, and
 * one key changes few of hundreds.
 */
export function keyedElements<Item>(parent: SVGElement, kind: KeyedKind<Item>): KeyedElements<Item> {
  let shown = new Map<string, Shown<Item>>()

  const showOne = (item: Item, before: Shown<Item> | undefined): Shown<Item> => {
    if (before && kind.isSame(before.item, item)) return before
    if (before?.element && kind.change?.(before.element, before.drawn, item)) {
      before.item = item
      return before
    }
    before?.element?.remove()
    return { element: kind.draw(item), drawn: item, item }
  }

  return {
    show(items) {
      const next = new Map<string, Shown<Item>>()
      for (const item of items) {
        const id = kind.id(item)
        next.set(id, showOne(item, shown.get(id)))
      }
      for (const [id, { element }] of shown) if (!next.has(id)) element?.remove()
      let at = parent.firstChild
      for (const { element } of next.values()) {
        if (!element) continue
        if (element === at) at = at.nextSibling
        else parent.insertBefore(element, at)
      }
      shown = next
    },
    forget(id) {
      shown.get(id)?.element?.remove()
      shown.delete(id)
    },
  }
}
