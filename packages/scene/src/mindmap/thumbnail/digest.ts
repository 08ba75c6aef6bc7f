import {
  type Level,
  type LevelLooks,
  type MapSnapshot,
  type Marks,
  type NodeId,
  type NodeSnapshot,
  noText,
  type RichText,
  type TextRun,
} from '@ramify/document'
import { fitInside } from '@ramify/geometry'
import { breakOpportunities, clustersOf } from '@ramify/text'

/** How many children a topic shows at most: the root, a main topic, a topic below one, and so on; none where nothing is said. */
export type DigestSize = readonly number[]

/** How words are written, from the most of them to the fewest. `first` is for the smallest pictures. */
export type DigestWords = 'whole' | 'lines' | 'large' | 'large-lines' | 'narrow' | 'bare' | 'bare-right' | 'first'

/** Of a map of hundreds of topics. */
const mostMains = 6
const mostChildren = 2

/**
 * From the fullest to the root by itself. Deeper levels go first: no main topic is left out while children of another are shown. A map that is
 * small enough for its picture begins with all of its levels.
 */
export function digestSizes(snapshot: MapSnapshot, isSmall: boolean): DigestSize[] {
  const widths = isSmall ? widthsOf(snapshot) : [mostMains, mostChildren]
  const [mains = 0] = widths
  const byDepth = widths.map((_, depth) => widths.slice(0, widths.length - depth)).slice(0, -1)
  const byChildren = Array.from({ length: mostChildren }, (_, fewer) => [mains, mostChildren - fewer])
  const byMains = Array.from({ length: mains + 1 }, (_, fewer) => [mains - fewer])
  return [...byDepth, ...byChildren, ...byMains]
}

/** The most children of one topic, level by level. */
function widthsOf({ root, nodes }: MapSnapshot): number[] {
  const widths: number[] = []
  let level = [root]
  while (level.length > 0) {
    const lists = level.map((id) => nodes.get(id)?.children ?? [])
    widths.push(Math.max(...lists.map((list) => list.length)))
    level = lists.flat()
  }
  return widths.slice(0, -1)
}

/** For the smallest pictures, which are about the look of a map: some of every level, and fewer main topics before fewer levels. */
export const tileDigestSizes: readonly DigestSize[] = [
  [6, 2],
  [5, 2],
  [6, 1],
  [4, 2],
  [5, 1],
  [3, 2],
  [4, 1],
  [6],
  [3, 1],
  [5],
  [2, 1],
  [4],
  [3],
  [2],
  [1],
  [],
]

/**
 * The first topics of a map with their first words, in its own look: what a large map can show in a small picture. Nothing
 * that stands beside the tree, and nothing that a person moved.
 */
export function digestOf(snapshot: MapSnapshot, size: DigestSize, words: DigestWords): MapSnapshot {
  const nodes = new Map<NodeId, NodeSnapshot>()
  const style = styles[words]
  const take = (id: NodeId, [most = 0, ...below]: DigestSize) => {
    const node = snapshot.nodes.get(id)
    if (!node) return
    // What is folded stays so, except the map itself.
    const children = node.folded && id !== snapshot.root ? [] : node.children.slice(0, most)
    nodes.set(id, style.node(shortNode(node, children), id === snapshot.root))
    for (const child of children) take(child, below)
  }
  take(snapshot.root, size)
  const alone = { floating: [], lines: new Map(), ranges: new Map(), callouts: new Map() }
  return { ...snapshot, nodes, ...alone, ...style.map(snapshot) }
}

/** Closer than maps usually are. */
function closer({ spacing: { level = 20, sibling = 10 } = {} }: MapSnapshot): Partial<MapSnapshot> {
  return { spacing: { level: Math.min(20, level), sibling: Math.min(10, sibling) } }
}

/** So many letters of Latin, or half as many characters of Chinese. */
const rootWords = 32
const topicWords = 24
/** In pixels of the map. */
const leastFont = 12
const mostImage = { width: 96, height: 72 }

interface DigestStyle {
  node(node: NodeSnapshot, isRoot: boolean): NodeSnapshot
  map(snapshot: MapSnapshot): Partial<MapSnapshot>
}

const styles: Record<DigestWords, DigestStyle> = {
  /** On one line, unless they are many. */
  whole: { node: (node, isRoot) => readable(onOneLine(node, isRoot)), map: closer },
  /** The same in short lines. */
  lines: { node: (node, isRoot) => readable(inLines(node, isRoot, 12)), map: closer },
  /** In letters that are large beside the room around them: shown smaller, more of them fit. */
  large: {
    node: (node, isRoot) => unsized(isRoot ? inLines(node, isRoot, 16) : onOneLine(node, isRoot)),
    map: inLargeLetters,
  },
  'large-lines': { node: (node, isRoot) => unsized(inLines(node, isRoot, 12)), map: inLargeLetters },
  narrow: { node: (node, isRoot) => unsized(inLines(node, isRoot, 8)), map: inLargeLetters },
  /** A word or two and nothing else, in the layout of the map. */
  bare: { node: (node, isRoot) => unsized(plainNode(node, isRoot)), map: inLargeLetters },
  /** In the layout that has room for the most: the last of all. */
  'bare-right': {
    node: (node, isRoot) => unsized(plainNode(node, isRoot)),
    map: (snapshot) => ({ ...inLargeLetters(snapshot), layout: 'right', numbering: 'none' }),
  },
  /** In every layout the same, or most would show one topic. */
  first: {
    node: (node, isRoot) => {
      const plain = readable(plainNode(node, isRoot))
      return { ...plain, layout: null, look: isRoot ? { ...plain.look, size: 18 } : plain.look }
    },
    map: () => ({ layout: 'right', spacing: { level: 10, sibling: 4 } }),
  },
}

/** In pixels of the map, by level. */
const largeLetters = [30, 26, 24, 24] as const

function inLargeLetters({ levels = {} }: MapSnapshot): Partial<MapSnapshot> {
  const [root, main, child, deeper] = largeLetters.map((size, level) => ({ ...levels[level as Level], size }))
  return { spacing: { level: 16, sibling: 6 }, levels: { 0: root, 1: main, 2: child, 3: deeper } as LevelLooks }
}

function readable(node: NodeSnapshot): NodeSnapshot {
  const { size } = node.look
  return size === undefined ? node : { ...node, look: { ...node.look, size: Math.max(leastFont, size) } }
}

/** As large as its level says, and in the layout of the map: branches with layouts of their own take more room. */
function unsized(node: NodeSnapshot): NodeSnapshot {
  const { size: _, ...look } = node.look
  return { ...node, look, layout: null }
}

function onOneLine(node: NodeSnapshot, isRoot: boolean): NodeSnapshot {
  return { ...node, text: shortText(node.text, isRoot ? rootWords : topicWords) }
}

function inLines(node: NodeSnapshot, isRoot: boolean, shortLine: number): NodeSnapshot {
  if (!isRoot) return { ...node, text: inShortLines(shortText(node.text, topicWords), shortLine) }
  const text = shortText(node.text, rootWords)
  // The root in one or two lines: a column of single words is hard to read, and it is what the map is called.
  let broken = inShortLines(text, shortLine)
  for (let line = shortLine; line < rootWords && lineCount(broken) > 2; line++) broken = inShortLines(text, line)
  return { ...node, text: broken }
}

function lineCount({ text }: RichText): number {
  return text.split('\n').length
}

function shortNode(node: NodeSnapshot, children: readonly NodeId[]): NodeSnapshot {
  const { formula: _, task: _task, files: _files, marks, image, ...rest } = node
  return {
    ...rest,
    children,
    note: noText,
    link: null,
    nudge: null,
    // Folded, it would say how much is hidden.
    folded: false,
    marks: { ...marks, labels: [] },
    image: image && { ...image, ...fitInside(image, mostImage) },
  }
}

function firstWord({ text, runs: [first] }: RichText): RichText {
  const [word = ''] = text.trim().split(/\s+/)
  return word === '' || !first ? noText : { text: word, runs: [{ ...first, text: word }] }
}

const noMarks: Marks = { icons: [], priority: null, progress: null, labels: [] }

/** Nothing but a few words: of the root two lines, of others one word. */
function plainNode(node: NodeSnapshot, isRoot: boolean): NodeSnapshot {
  const text = isRoot ? inShortLines(shortText(node.text, 16), 8) : shortText(firstWord(node.text), 8)
  return { ...node, text, marks: noMarks, image: null }
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
