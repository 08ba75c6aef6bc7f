import { name } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import { readText } from '../../core/text/rich-text.ts'
import { readLook } from '../schema/look.ts'
import type { AttachmentKind } from './attachments.ts'
import type { Branch } from './branch.ts'
import { compareSiblings } from './child-list-updates.ts'
import type { NodeId, RangeSnapshot } from './snapshot.ts'
import type { Tree } from './tree.ts'

/** A range spans the children of one living parent from one end to the other; without an end it shrinks to what is left. */
export const rangeKind: AttachmentKind<RangeSnapshot, RangeSnapshot> = {
  read(id, record) {
    const span = record.get('span')
    if (!isPlain(span)) return null
    const { parent, first, last } = span
    if (typeof parent !== 'string' || typeof first !== 'string' || typeof last !== 'string') return null
    const topic = record.get('topic')
    return {
      id,
      kind: name()(record.get('kind')) ?? 'summary',
      parent,
      first,
      last,
      topic: typeof topic === 'string' ? topic : null,
      text: readText(record.get('text')),
      look: readLook(record.get('look')),
    }
  },
  nodesOf: (range) => [range.parent, range.first, range.last, range.topic],
  show(range, tree) {
    const parent = tree.get(range.parent)
    if (!parent?.living) return null
    const one = standing(range.first, parent, tree)
    const other = standing(range.last, parent, tree)
    const [low, high] = inOrder(one ?? other, other ?? one)
    const first = low && parent.children[low.from]
    const last = high && parent.children[high.to]
    if (low === undefined || first === undefined || last === undefined || low.from > high.to) return null
    const topic = range.topic !== null && tree.get(range.topic)?.living ? range.topic : null
    return { ...range, first, last, topic }
  },
}

/** What a range that begins here begins with, and what one that ends here ends with. */
interface End {
  readonly from: number
  readonly to: number
}

function standing(id: NodeId, parent: Branch, tree: Tree): End | undefined {
  const branch = tree.get(id)
  if (!branch) return undefined
  if (branch.living) {
    const at = parent.children.indexOf(id)
    return at < 0 ? undefined : { from: at, to: at }
  }
  if (branch.place.parent !== parent.id) return undefined
  // It stood between these before it was deleted.
  const ghost: Branch = { ...branch, adoptive: false, key: branch.place.order }
  const after = parent.children.findIndex((child) => isAfter(tree.get(child), ghost))
  const from = after < 0 ? parent.children.length : after
  return { from, to: from - 1 }
}

function isAfter(branch: Branch | undefined, other: Branch): boolean {
  return branch !== undefined && compareSiblings(branch, other) > 0
}

function inOrder(one: End | undefined, other: End | undefined): [End, End] | [undefined, undefined] {
  if (!one || !other) return [undefined, undefined]
  return one.from <= other.from && one.to <= other.to ? [one, other] : [other, one]
}
