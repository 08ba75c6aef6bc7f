import type { ContentWarning } from '../../core/content-warning.ts'
import { name, readFields } from '../../core/fields.ts'
import { isNewId, newId } from '../../core/ids/new-id.ts'
import type { Random } from '../../core/ids/random.ts'
import { isPlain } from '../../core/json.ts'
import { readPoint } from '../../core/point.ts'
import { noText } from '../../core/text/rich-text.ts'
import { readRich } from '../../core/text/text-runs.ts'
import { lineLookFields, lookFields } from '../schema/look.ts'
import { bendField } from '../snapshot/lines.ts'
import type { CalloutSnapshot, LineSnapshot, NodeId, RangeSnapshot } from '../snapshot/snapshot.ts'
import type { Data } from './node-fields.ts'
import type { DraftNode, TreeReader } from './read-trees.ts'

/** Lines of content between nodes that are there; others are warned of and left out. */
export function readLines(value: unknown, trees: TreeReader, random: Random): LineSnapshot[] {
  return readEach('relLine', value, trees, random, (item, id) => {
    const from = nodeOf(trees, item.from)?.id
    const to = nodeOf(trees, item.to)?.id
    if (from === undefined || to === undefined || from === to) return null
    const bend = bendField(item.bend) ?? []
    return { id, from, to, bend, text: label(item), look: readFields(lineLookFields, item.look) }
  })
}

export function readRanges(value: unknown, trees: TreeReader, random: Random): RangeSnapshot[] {
  return readEach('ranges', value, trees, random, (item, id) => {
    const first = nodeOf(trees, item.first)
    const last = nodeOf(trees, item.last)
    if (!first?.parent || first.parent !== last?.parent) return null
    const siblings = first.parent.children
    const [low, high] = siblings.indexOf(first) <= siblings.indexOf(last) ? [first, last] : [last, first]
    return {
      id,
      kind: name()(item.kind) ?? 'summary',
      parent: first.parent.id,
      first: low.id,
      last: high.id,
      topic: nodeOf(trees, item.topic)?.id ?? null,
      text: label(item),
      look: readFields(lookFields, item.look),
    }
  })
}

export function readCallouts(value: unknown, trees: TreeReader, random: Random): CalloutSnapshot[] {
  return readEach('callouts', value, trees, random, (item, id) => {
    const node = nodeOf(trees, item.node)?.id
    if (node === undefined) return null
    const at = readPoint(item.position) ?? null
    return { id, node, at, text: label(item), look: readFields(lookFields, item.look) }
  })
}

function readEach<T extends { readonly id: string }>(
  field: string,
  value: unknown,
  trees: TreeReader,
  random: Random,
  read: (item: Data, id: string) => T | null,
): T[] {
  const found = new Map<string, T>()
  const warn = (node: string, code: ContentWarning['code']) => trees.warnings.push({ node, field, code })
  for (const [at, item] of (Array.isArray(value) ? value : []).entries()) {
    const given = isPlain(item) ? item.id : undefined
    const free = isNewId(given) && !found.has(given)
    const id = free ? given : newId(random)
    const one = isPlain(item) ? read(item, id) : null
    if (!one) warn(`${field}/${at}`, 'bad-value')
    else found.set(id, one)
    if (one && !free && given !== undefined) warn(`${field}/${at}`, 'new-id')
  }
  return [...found.values()]
}

function nodeOf(trees: TreeReader, id: unknown): DraftNode | undefined {
  return trees.nodes.get(trees.renamed.get(id) ?? (String(id) as NodeId))
}

function label(item: Data) {
  return readRich(item.text, item.textRuns) ?? noText
}
