import {
  type MapSnapshot,
  type MapSpacing,
  type Marks,
  type NodeId,
  type NodeSnapshot,
  noText,
  type RichText,
  type TextRun,
} from '@ramify/document'
import { fitInside } from '@ramify/geometry'
import { breakOpportunities, clustersOf } from '@ramify/text'

/** How many main topics a digest has, and how many children each. */
export interface DigestSize {
  readonly mains: number
  readonly children: number
}

/** `whole`: on one line, unless they are many; `lines`: the same in short lines; `first`: a word or two. */
export type DigestWords = 'whole' | 'lines' | 'first'

/** From the fullest to the main topic by itself. */
export const digestSizes: readonly DigestSize[] = [
  [6, 2],
  [5, 2],
  [6, 1],
  [4, 2],
  [5, 1],
  [3, 2],
  [4, 1],
  [6, 0],
  [3, 1],
  [5, 0],
  [2, 1],
  [4, 0],
  [3, 0],
  [2, 0],
  [1, 0],
  [0, 0],
].map(([mains = 0, children = 0]) => ({ mains, children }))

/**
 * The first topics of a map with their first words, in its own look: what a large map can show in a small picture. Nothing
 * that stands beside the tree, and nothing that a person moved.
 */
export function digestOf(snapshot: MapSnapshot, size: DigestSize, words: DigestWords): MapSnapshot {
  const nodes = new Map<NodeId, NodeSnapshot>()
  const take = (id: NodeId, most: readonly number[]) => {
    const node = snapshot.nodes.get(id)
    if (!node) return
    const [mine = 0, ...rest] = most
    // What is folded stays so, except the map itself.
    const children = node.folded && id !== snapshot.root ? [] : node.children.slice(0, mine)
    const isRoot = id === snapshot.root
    const short = shortNode(node, children, wordsIn[words](node.text, isRoot))
    nodes.set(id, words === 'first' ? plainNode(short, isRoot) : short)
    for (const child of children) take(child, rest)
  }
  take(snapshot.root, [size.mains, size.children])
  const alone = { floating: [], lines: new Map(), ranges: new Map(), callouts: new Map() }
  // The smallest pictures are about the look of a map: in every layout the same, or most would show one topic.
  if (words === 'first') return { ...snapshot, nodes, ...alone, layout: 'right', spacing: { level: 10, sibling: 4 } }
  return { ...snapshot, nodes, ...alone, spacing: closer(snapshot.spacing) }
}

/** Closer than maps usually are. */
function closer({ level = 20, sibling = 10 }: MapSpacing = {}): MapSpacing {
  return { level: Math.min(20, level), sibling: Math.min(10, sibling) }
}

/** So many letters of Latin, or half as many characters of Chinese. */
const rootWords = 32
const topicWords = 24
/** In pixels of the map. */
const leastFont = 12
const mostImage = { width: 96, height: 72 }

const wordsIn: Record<DigestWords, (text: RichText, isRoot: boolean) => RichText> = {
  whole: (text, isRoot) => shortText(text, isRoot ? rootWords : topicWords),
  lines: (text, isRoot) => inShortLines(shortText(text, isRoot ? rootWords : topicWords), 12),
  first: (text, isRoot) => (isRoot ? inShortLines(shortText(text, 16), 8) : shortText(firstWord(text), 8)),
}

function shortNode(node: NodeSnapshot, children: readonly NodeId[], text: RichText): NodeSnapshot {
  const { formula: _, look, marks, image, ...rest } = node
  const size = look.size === undefined ? {} : { size: Math.max(leastFont, look.size) }
  return {
    ...rest,
    children,
    text,
    note: noText,
    link: null,
    nudge: null,
    // Folded, it would say how much is hidden.
    folded: false,
    look: { ...look, ...size },
    marks: { ...marks, labels: [] },
    image: image && { ...image, ...fitInside(image, mostImage) },
  }
}

function firstWord({ text, runs: [first] }: RichText): RichText {
  const [word = ''] = text.trim().split(/\s+/)
  return word === '' || !first ? noText : { text: word, runs: [{ ...first, text: word }] }
}

const noMarks: Marks = { icons: [], priority: null, progress: null, labels: [] }

/** Nothing but a few words, those of the main topic hardly larger than the others: for the smallest pictures. */
function plainNode(node: NodeSnapshot, isRoot: boolean): NodeSnapshot {
  return { ...node, layout: null, marks: noMarks, image: null, look: isRoot ? { ...node.look, size: 18 } : node.look }
}

/** On one line, cut after so many letters. */
export function shortText(text: RichText, words: number): RichText {
  const runs: TextRun[] = []
  let left = words
  for (const { text: own, attributes } of text.runs) {
    let kept = ''
    for (const cluster of clustersOf(own.replace(/\s+/g, ' '))) {
      left -= lettersOf(cluster)
      if (left < 0) break
      kept += cluster
    }
    const { size: _, ...plain } = attributes
    if (kept !== '') runs.push({ text: left < 0 ? `${wholeWords(kept)}…` : kept, attributes: plain })
    if (left < 0) break
  }
  return { text: runs.map((run) => run.text).join(''), runs }
}

/** Without a word that was cut, unless that is most of it. */
function wholeWords(cut: string): string {
  const space = cut.lastIndexOf(' ')
  return (space >= cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()
}

function lettersOf(cluster: string): number {
  return (cluster.codePointAt(0) ?? 0) < 0x2e80 ? 1 : 2
}

/** With line breaks where lines may end: so many letters on one, if its words allow it. */
export function inShortLines({ text, runs }: RichText, shortLine: number): RichText {
  const breaks = new Set<number>()
  let used = 0
  let start = 0
  for (const end of breakOpportunities(text)) {
    let letters = 0
    for (const cluster of clustersOf(text.slice(start, end).trimEnd())) letters += lettersOf(cluster)
    if (used > 0 && used + letters > shortLine) {
      breaks.add(start)
      used = 0
    }
    used += letters + (text[end - 1] === ' ' ? 1 : 0)
    start = end
  }
  if (breaks.size === 0) return { text, runs }
  let offset = 0
  const broken = runs.map(({ text: own, attributes }) => {
    const written = Array.from({ length: own.length }, (_, at) => (breaks.has(offset + at) ? `\n${own[at]}` : own[at]))
    offset += own.length
    return { text: written.join(''), attributes }
  })
  return { text: broken.map((run) => run.text).join(''), runs: broken }
}
