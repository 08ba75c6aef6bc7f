import { isWithin, type Look, type MapSnapshot, type NodeId } from '@ramify/document'
import { leadOf } from '../../core/selection.ts'
import { isOfKind, type Kind, kinds } from './kinds.ts'
import { type ShownTopic, shownTopics } from './shown-topics.ts'
import type { TopicIds } from './topic-ids.ts'

/** What else is selected, seen from what is. */
export const relatives = ['level', 'siblings', 'branch', 'parents', 'style', 'inverse'] as const

export type Relative = (typeof relatives)[number]

/**
 * Other topics, chosen by what is selected or by what they carry, from top to bottom. What is folded away is left out: it
 * would be changed unseen. Who led goes on leading where it is among them.
 */
export function selectBy(snapshot: MapSnapshot, selection: TopicIds, by: Relative | Kind): TopicIds {
  const shown = shownTopics(snapshot)
  const fits = isKind(by) ? ofKind(snapshot, by) : related(snapshot, shown, selection, by)
  const ids = shown.filter(fits).map(({ node }) => node.id)
  const lead = leadOf(selection)
  return lead !== null && ids.includes(lead) ? [...ids.filter((id) => id !== lead), lead] : ids
}

type Test = (topic: ShownTopic) => boolean

function isKind(by: Relative | Kind): by is Kind {
  return (kinds as readonly string[]).includes(by)
}

function ofKind(snapshot: MapSnapshot, kind: Kind): Test {
  const fits = isOfKind(snapshot, kind)
  return ({ node }) => fits(node)
}

function related(snapshot: MapSnapshot, shown: readonly ShownTopic[], selection: TopicIds, relative: Relative): Test {
  const chosen = new Set(selection)
  const those = shown.filter(({ node }) => chosen.has(node.id))
  switch (relative) {
    case 'level': {
      const levels = new Set(those.map(levelOf))
      return (topic) => levels.has(levelOf(topic))
    }
    case 'siblings': {
      // Floating topics have no parent; they stand beside each other all the same, but not beside the root.
      const parents = new Set(those.map(({ node }) => parentOf(node.id, node.parent, snapshot)))
      return ({ node }) => parents.has(parentOf(node.id, node.parent, snapshot))
    }
    case 'branch':
      return ({ node }) => isWithin(snapshot, node.id, chosen)
    case 'parents': {
      const parents = new Set(those.flatMap(({ node }) => node.parent ?? []))
      return ({ node }) => parents.has(node.id)
    }
    case 'style': {
      const styleOf = styles(snapshot)
      const wanted = new Set(those.map(styleOf))
      return (topic) => wanted.has(styleOf(topic))
    }
    case 'inverse':
      return ({ node }) => !chosen.has(node.id)
  }
}

function levelOf({ depth, isFloating }: ShownTopic): string {
  return `${isFloating ? 'floating' : 'root'} ${depth}`
}

function parentOf(id: NodeId, parent: NodeId | null, { root }: MapSnapshot): string {
  if (parent !== null) return `under ${parent}`
  return id === root ? 'root' : 'floating'
}

/** Past this level a theme makes no difference any more. */
const deepest = 2

/** A look of one's own, wherever it is; where there is none, the theme's, which goes by level. */
function styles(snapshot: MapSnapshot): (topic: ShownTopic) => string {
  const isSummary = isOfKind(snapshot, 'summary')
  return ({ node, depth, isFloating }) => {
    if (Object.keys(node.look).length > 0) return wordsOf(node.look)
    if (isSummary(node)) return 'summary'
    if (isFloating && depth === 0) return 'floating'
    // What floats counts as level 1.
    return `level ${Math.min(deepest, isFloating ? depth + 1 : depth)}`
  }
}

function wordsOf(look: Look): string {
  return JSON.stringify(Object.entries(look).sort(([one], [other]) => (one < other ? -1 : 1)))
}
