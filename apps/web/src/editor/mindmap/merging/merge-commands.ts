import {
  type AttachedFile,
  type Command,
  linkAddress,
  type MapSnapshot,
  type Marks,
  type NodeContent,
  type NodeId,
  type NodeSnapshot,
  nodeLink,
  topmost,
} from '@ramify/document'
import { leadTo } from './lead-to.ts'
import { stepsToJoin, wordsIn } from './merged-text.ts'

/**
 * What makes one topic of several, the first of them as they stand in the map: words and notes below each other, children
 * behind each other, icons and labels together. It has room for one picture, one link and one formula; others become topics below it.
 * Lines and boundaries that would end with the others are led to it. For ids that `mergeRefusal` lets pass.
 */
export function mergeCommands(snapshot: MapSnapshot, ids: readonly NodeId[]): readonly Command[] {
  const [into, ...others] = topmost(snapshot, ids).flatMap((id) => snapshot.nodes.get(id) ?? [])
  if (!into || others.length === 0) return []
  const going = new Set(others.map(({ id }) => id))
  return [
    ...joinTexts(into, others),
    ...uniteMarks(into, others),
    ...takeFirst(into, others),
    ...others.flatMap((other) => takeChildren(snapshot, into, others, other)),
    ...leadTo(snapshot, into, going),
    { type: 'deleteNodes', ids: [...going] },
  ]
}

function joinTexts(into: NodeSnapshot, others: readonly NodeSnapshot[]): Command[] {
  const words = stepsToJoin(
    into.text,
    others.map((other) => wordsIn(other, into.look)),
  )
  const notes = stepsToJoin(
    into.note,
    others.map(({ note }) => note),
  )
  return [
    ...(words.length > 0 ? [{ type: 'editText' as const, id: into.id, delta: words }] : []),
    ...(notes.length > 0 ? [{ type: 'editText' as const, id: into.id, part: 'note' as const, delta: notes }] : []),
  ]
}

/** So many icons or labels one topic can have. */
const most = 64

function uniteMarks(into: NodeSnapshot, others: readonly NodeSnapshot[]): Command[] {
  const all = [into, ...others]
  if (!others.some(({ marks }) => hasMarks(marks))) return []
  const marks = {
    icons: united(all, 'icons').slice(0, most),
    labels: united(all, 'labels').slice(0, most),
    priority: all.find(({ marks: { priority } }) => priority !== null)?.marks.priority ?? null,
    progress: all.find(({ marks: { progress } }) => progress !== null)?.marks.progress ?? null,
  }
  return [{ type: 'setMarks', ids: [into.id], marks }]
}

function hasMarks({ icons, labels, priority, progress }: Marks): boolean {
  return icons.length + labels.length > 0 || priority !== null || progress !== null
}

function united(nodes: readonly NodeSnapshot[], key: 'icons' | 'labels'): string[] {
  return [...new Set(nodes.flatMap(({ marks }) => marks[key]))]
}

/** Where it has no picture, link or formula itself, the first of the others. */
function takeFirst(into: NodeSnapshot, others: readonly NodeSnapshot[]): Command[] {
  const image = into.image ? undefined : others.find((other) => other.image)?.image
  const link = into.link ? undefined : others.find((other) => other.link)?.link
  const formula = into.formula === undefined ? others.find((other) => other.formula)?.formula : undefined
  const task = into.task ? undefined : others.find((other) => other.task)?.task
  const files = [into, ...others].flatMap((node) => node.files ?? [])
  return [
    ...(image ? [{ type: 'setImage' as const, id: into.id, image }] : []),
    ...(link ? [{ type: 'setLink' as const, ids: [into.id], link }] : []),
    ...(formula === undefined ? [] : [{ type: 'setFormula' as const, id: into.id, formula }]),
    ...(task ? [{ type: 'setTask' as const, ids: [into.id], task }] : []),
    ...(files.length > (into.files?.length ?? 0)
      ? [{ type: 'setFiles' as const, id: into.id, files: eachOnce(files).slice(0, most) }]
      : []),
  ]
}

const eachOnce = (files: readonly AttachedFile[]) => [...new Map(files.map((file) => [file.id, file])).values()]

/** Its children with what spans them, and before them what the topic has no room for. */
function takeChildren(
  snapshot: MapSnapshot,
  into: NodeSnapshot,
  others: readonly NodeSnapshot[],
  other: NodeSnapshot,
): Command[] {
  const forest = leftOver(snapshot, [into, ...others], other)
  const spans = [...snapshot.ranges.values()].filter(({ parent }) => parent === other.id)
  return [
    ...(forest.length > 0 ? [{ type: 'addTree' as const, forest, to: { parent: into.id } }] : []),
    ...(other.children.length > 0
      ? [{ type: 'moveNodes' as const, ids: other.children, to: { parent: into.id } }]
      : []),
    ...spans.map(({ id, first, last }) => ({ type: 'setRange' as const, id, span: { first, last } })),
  ]
}

function leftOver(snapshot: MapSnapshot, all: readonly NodeSnapshot[], other: NodeSnapshot): NodeContent[] {
  const { image, link, formula, marks } = other
  const isFirst = (key: 'image' | 'link' | 'formula') => all.find((node) => node[key]) === other
  const labels = marks.labels.filter((label) => united(all, 'labels').indexOf(label) >= most)
  return [
    ...(image && !isFirst('image') ? [{ image }] : []),
    ...(link && !isFirst('link') ? [{ text: link.tip || nameOf(snapshot, linkAddress(link)), link }] : []),
    ...(formula !== undefined && !isFirst('formula') ? [{ formula }] : []),
    ...(labels.length > 0 ? [{ text: labels.join('\n') }] : []),
  ]
}

/** The words of the topic that a link goes to, else its address. */
function nameOf({ nodes }: MapSnapshot, url: string): string {
  for (const { id, text } of nodes.values()) if (url === nodeLink(id)) return text.text || url
  return url
}
