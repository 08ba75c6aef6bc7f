import { elementsOf, type XmlElement } from '../xml/parse-xml.ts'

/** What Freeplane sums up: neighbours of one side, from the first to the last. */
export interface FreemindGroup {
  readonly first: XmlElement
  readonly last: XmlElement
  readonly summary: XmlElement
}

/**
 * The nodes below one, and what is summed up among them. Freeplane marks the place before a group by an empty node with a hook, and
 * the summary stands behind the group, as a node of its own with a hook.
 */
export function groupsOf(parent: XmlElement): { readonly nodes: XmlElement[]; readonly groups: FreemindGroup[] } {
  const all = elementsOf(parent, 'node')
  if (!all.some((node) => hasHook(node, 'SummaryNode'))) return { nodes: all, groups: [] }
  const nodes: XmlElement[] = []
  const groups: FreemindGroup[] = []
  const open = new Map<boolean, { first: XmlElement; last: XmlElement }>()
  for (const node of all) {
    const isLeft = sideOf(node) === 'left'
    const group = open.get(isLeft)
    const begins = hasHook(node, 'FirstGroupNode')
    if (begins) open.delete(isLeft)
    if (begins && isEmpty(node)) continue
    if (hasHook(node, 'SummaryNode') && group && !begins) {
      groups.push({ ...group, summary: node })
      open.delete(isLeft)
      continue
    }
    nodes.push(node)
    open.set(isLeft, { first: open.get(isLeft)?.first ?? node, last: node })
  }
  return { nodes, groups }
}

export function sideOf({ attributes }: XmlElement): 'left' | 'right' | undefined {
  const side = attributes.get('POSITION')
  if (side === 'left' || side === 'top_or_left') return 'left'
  return side === 'right' || side === 'bottom_or_right' ? 'right' : undefined
}

/** The node that has the words of a summary: itself, or the one below it. */
export function summaryTopic(summary: XmlElement): XmlElement {
  const [only, ...others] = elementsOf(summary, 'node')
  return only && others.length === 0 && hasNoWords(summary) ? only : summary
}

export const isLeaf = (node: XmlElement): boolean => elementsOf(node, 'node').length === 0

const isEmpty = (node: XmlElement) => isLeaf(node) && hasNoWords(node)

const hasNoWords = (node: XmlElement) =>
  (node.attributes.get('TEXT') ?? '').trim() === '' && elementsOf(node, 'richcontent').length === 0

const hasHook = (node: XmlElement, name: string) =>
  elementsOf(node, 'hook').some(({ attributes }) => attributes.get('NAME') === name)
