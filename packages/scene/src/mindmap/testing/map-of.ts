import type {
  CalloutSnapshot,
  LineSnapshot,
  MapSnapshot,
  NodeSnapshot,
  RangeSnapshot,
  RichText,
  SnapshotChange,
} from '@ramify/document'
import { clustersOf, emojiWidth, isEmoji, type Measurer, pixels } from '@ramify/text'

/** A topic as tests write it: its text, or more of it. */
export type Seed = string | (Partial<Omit<NodeSnapshot, 'text' | 'note' | 'children' | 'marks'>> & SeedParts)

interface SeedParts {
  readonly text?: string | RichText
  readonly note?: string
  readonly marks?: Partial<NodeSnapshot['marks']>
  readonly children?: readonly Seed[]
}

export type CalloutSeed = Pick<CalloutSnapshot, 'node'> & Partial<Omit<CalloutSnapshot, 'text'>> & { text?: string }

type Settings = Partial<Pick<MapSnapshot, 'layout' | 'theme' | 'background' | 'spacing' | 'numbering'>> & {
  readonly lines?: readonly (Pick<LineSnapshot, 'from' | 'to'> &
    Partial<Omit<LineSnapshot, 'text'>> & { text?: string })[]
  readonly ranges?: readonly (Pick<RangeSnapshot, 'parent' | 'first' | 'last'> &
    Partial<Omit<RangeSnapshot, 'text'>> & { text?: string })[]
  readonly callouts?: readonly CalloutSeed[]
}

/** A snapshot of a tree. Ids are those given, else numbers in the order of writing. */
export function mapOf(root: Seed, floating: readonly Seed[] = [], settings: Settings = {}): MapSnapshot {
  const nodes = new Map<string, NodeSnapshot>()
  // Iterative, as a test may be ten thousand levels deep.
  const open: { seed: Seed; id: string; parent: string | null }[] = []
  let count = 0
  const idOf = (seed: Seed) => (typeof seed === 'object' ? seed.id : undefined) ?? `n${count++}`
  const tops = [root, ...floating].map((seed) => ({ seed, id: idOf(seed), parent: null }))
  open.push(...tops.toReversed())
  for (let next = open.pop(); next; next = open.pop()) {
    const { seed, id, parent } = next
    const parts = typeof seed === 'string' ? { text: seed } : seed
    const children = (parts.children ?? []).map((child) => ({ seed: child, id: idOf(child), parent: id }))
    open.push(...children.toReversed())
    nodes.set(
      id,
      nodeOf(
        { ...parts, id, parent },
        children.map((child) => child.id),
      ),
    )
  }
  const { lines = [], ranges = [], layout = 'right', theme = 'sky-19', background = null, spacing = {} } = settings
  const { numbering, callouts = [] } = settings
  return {
    root: tops[0]?.id ?? '',
    floating: tops.slice(1).map(({ id }) => id),
    nodes,
    lines: new Map(
      lines.map((line, i) => [`l${i}`, { id: `l${i}`, bend: [], look: {}, ...line, text: richText(line.text ?? '') }]),
    ),
    ranges: new Map(
      ranges.map((range, i) => [
        `r${i}`,
        { id: `r${i}`, kind: 'summary', topic: null, look: {}, ...range, text: richText(range.text ?? '') },
      ]),
    ),
    callouts: new Map(
      callouts.map((callout, i) => [
        `c${i}`,
        { id: `c${i}`, at: null, look: {}, ...callout, text: richText(callout.text ?? '') },
      ]),
    ),
    layout,
    theme,
    background,
    spacing,
    ...(numbering !== undefined && { numbering }),
  }
}

/** The same map with some nodes exchanged, and what changed. */
export function changed(before: MapSnapshot, exchanged: readonly NodeSnapshot[], structure = false): SnapshotChange {
  const nodes = new Map([...before.nodes.values()].map((node) => [node.id, node]))
  for (const node of exchanged) nodes.set(node.id, node)
  const ids = new Set(exchanged.map(({ id }) => id))
  return { before, after: { ...before, nodes }, nodes: ids, structure, settings: false, local: true }
}

export function richText(text: string): RichText {
  return { text, runs: text === '' ? [] : [{ text, attributes: {} }] }
}

function nodeOf(
  { text = '', note = '', marks, ...parts }: Omit<SeedParts, 'children'> & { id: string; parent: string | null },
  children: readonly string[],
): NodeSnapshot {
  return {
    at: null,
    side: null,
    look: {},
    link: null,
    image: null,
    folded: false,
    nudge: null,
    layout: null,
    ...parts,
    text: typeof text === 'string' ? richText(text) : text,
    note: richText(note),
    marks: { icons: [], priority: null, progress: null, labels: [], ...marks },
    children,
  }
}

/** Every letter half as wide as high, everything else as wide as high: no font needed, and easy to reckon. */
export const plainMeasurer: Measurer = {
  width(text, { size }) {
    let width = 0
    for (const cluster of clustersOf(text)) {
      if (isEmoji(cluster)) width += pixels(emojiWidth, size)
      else for (const character of cluster) width += (character.charCodeAt(0) < 0x2e80 ? 0.5 : 1) * size
    }
    return width
  },
  lineMetrics: ({ size }) => ({ ascent: 0.95 * size, descent: 0.25 * size }),
}
