import { isPlain, type Json } from '@ramify/document'
import type { Direction } from './place-layers.ts'

type Item = { readonly [field: string]: Json }

interface Placed {
  readonly around: Placed | null
  readonly item: Item
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Where the lines lead among what stands in each group, and on the page itself: null. Those to something deeper are lines to what that
 * is in. Groups whose lines lead nowhere, or as much back as forth, are not in it.
 */
export function directionsOf(items: readonly Item[]): ReadonlyMap<Item | null, Direction> {
  const placed = placesOf(items)
  const sums = new Map<Item | null, { x: number; y: number }>()
  for (const { type, from, to } of items) {
    if (type !== 'connector' || !isPlain(from) || !isPlain(to)) continue
    const pair = neighbours(placed.get(from.shape), placed.get(to.shape))
    if (!pair) continue
    const [one, other] = pair
    const group = one.around?.item ?? null
    const sum = sums.get(group) ?? { x: 0, y: 0 }
    sums.set(group, sum)
    // In layers behind each other nothing overlaps that way.
    sum.x += Number(other.left >= one.right) - Number(one.left >= other.right)
    sum.y += Number(other.top >= one.bottom) - Number(one.top >= other.bottom)
  }
  const found = new Map<Item | null, Direction>()
  for (const [group, { x, y }] of sums) {
    if (x === 0 && y === 0) continue
    found.set(group, Math.abs(x) > Math.abs(y) ? (x > 0 ? 'LR' : 'RL') : y > 0 ? 'TB' : 'BT')
  }
  return found
}

/** Every shape by its id. */
function placesOf(items: readonly Item[]): ReadonlyMap<Json | undefined, Placed> {
  const placed = new Map<Json | undefined, Placed>()
  const left: { readonly item: Item; readonly around: Placed | null }[] = items.map((item) => ({ item, around: null }))
  for (let next = left.pop(); next; next = left.pop()) {
    const { item, around } = next
    if (item.type === 'connector') continue
    const { x, y, width, height } = isPlain(item.box) ? item.box : {}
    const [at, top] = [(around?.left ?? 0) + Number(x ?? 0), (around?.top ?? 0) + Number(y ?? 0)]
    const own = { around, item, left: at, top, right: at + Number(width ?? 0), bottom: top + Number(height ?? 0) }
    placed.set(item.id, own)
    for (const child of Array.isArray(item.children) ? item.children : []) {
      if (isPlain(child)) left.push({ item: child as Item, around: own })
    }
  }
  return placed
}

/** What both are in that stands in the same group; undefined where one is in the other. */
function neighbours(from: Placed | undefined, to: Placed | undefined): readonly [Placed, Placed] | undefined {
  const targets = new Map<Placed | null, Placed>()
  for (let at = to ?? null; at; at = at.around) targets.set(at.around, at)
  for (let at = from ?? null; at; at = at.around) {
    const target = targets.get(at.around)
    if (target) return target === at ? undefined : [at, target]
  }
  return undefined
}
