import { type ContentNode, type NodeContent, readLink, type TextRun } from '@ramify/document'
import { linkFields, linkIn, reportLink } from './link-fields.ts'
import type { MapBuilder, TopicDraft } from './map-builder.ts'
import { richFields, richRuns } from './rich-fields.ts'

/** Branches as the readers of texts give them, as topics of a document. */
export function addBranches(builder: MapBuilder, forest: readonly NodeContent[]): TopicDraft[] {
  const tops: TopicDraft[] = []
  const left: { readonly branches: readonly NodeContent[]; readonly into: TopicDraft[]; nth: number }[] = [
    { branches: forest, into: tops, nth: 0 },
  ]
  for (let list = left.at(-1); list; list = left.at(-1)) {
    const branch = list.branches[list.nth++]
    if (!branch) {
      left.pop()
      continue
    }
    const topic = topicOf(builder, branch)
    list.into.push(topic)
    if (branch.children?.length) left.push({ branches: branch.children, into: topic.children, nth: 0 })
  }
  return tops
}

function topicOf(builder: MapBuilder, { text, note, marks, link }: NodeContent): TopicDraft {
  // Lines of plain text, which come by the million.
  if (typeof text === 'string' && !note && !marks && !link) return builder.topic(text)
  const words = runsOf(text)
  const notes = runsOf(note)
  const topic = builder.topic(plain(words), {
    ...richFields('text', words),
    ...richFields('note', notes),
    ...linkFields(readLink(link)),
    priority: marks?.priority ?? undefined,
    progress: marks?.progress ?? undefined,
  })
  const place = topic.data.id
  if (plain(notes) !== '') builder.report.add('imported', 'notes', { place })
  const given = readLink(link)
  if (given) reportLink(builder.report, given, place)
  if (typeof marks?.progress === 'number') builder.report.add('imported', 'tasks', { place })
  return topic
}

const runsOf = (text: NodeContent['text']): readonly TextRun[] =>
  typeof text === 'string' ? [{ text, attributes: {} }] : (text?.runs ?? [])

const plain = (runs: readonly TextRun[]) => runs.map(({ text }) => text).join('')

/** A branch of content as those who write texts take it. */
export function branchOf(top: ContentNode): NodeContent {
  type Draft = NodeContent & { readonly children: Draft[] }
  const draft = (node: ContentNode): Draft => ({ ...ownPart(node), children: [] })
  const root = draft(top)
  const left = [{ node: top, into: root }]
  for (let next = left.pop(); next; next = left.pop()) {
    for (const child of next.node.children) {
      const below = draft(child)
      next.into.children.push(below)
      left.push({ node: child, into: below })
    }
  }
  return root
}

function ownPart({ data }: ContentNode): NodeContent {
  const { progress } = data
  const link = linkIn(data)
  return {
    text: { runs: richRuns(data.text, data.textRuns) },
    note: { runs: richRuns(data.note, data.noteRuns) },
    ...(link && { link }),
    ...(typeof progress === 'number' && { marks: { progress } }),
  }
}
