import type { MapSnapshot, NodeSnapshot } from '@ramify/document'
import { shownTopics } from './shown-topics.ts'

/** What topics can be looked for by, in the order of the menu. */
export const kinds = [
  'note',
  'link',
  'image',
  'icons',
  'labels',
  'progress',
  'task',
  'files',
  'folded',
  'floating',
  'summary',
] as const

export type Kind = (typeof kinds)[number]

/** Whether a topic is of a kind. Whoever asks for many of them asks for one test first. */
export function isOfKind({ ranges, root }: MapSnapshot, kind: Kind): (node: NodeSnapshot) => boolean {
  if (kind !== 'summary') return (node) => tests[kind](node, root)
  const topics = new Set([...ranges.values()].flatMap((range) => (range.kind === 'summary' ? (range.topic ?? []) : [])))
  return ({ id }) => topics.has(id)
}

const tests: Record<Exclude<Kind, 'summary'>, (node: NodeSnapshot, root: string) => boolean> = {
  note: ({ note }) => note.text !== '',
  link: ({ link }) => link !== null,
  image: ({ image }) => image !== null,
  icons: ({ marks }) => marks.icons.length > 0,
  labels: ({ marks }) => marks.labels.length > 0,
  progress: ({ marks }) => marks.progress !== null,
  task: ({ task }) => task !== undefined,
  files: ({ files }) => files !== undefined,
  folded: ({ folded, children }) => folded && children.length > 0,
  floating: ({ id, parent }, root) => parent === null && id !== root,
}

const found = new WeakMap<MapSnapshot, ReadonlySet<Kind>>()

/** Which kinds there are among what is shown. Kept with the map: every menu and the palette ask for all of them. */
export function kindsIn(snapshot: MapSnapshot): ReadonlySet<Kind> {
  const known = found.get(snapshot)
  if (known) return known
  const shown = shownTopics(snapshot)
  const there = kinds.filter((kind) => {
    const fits = isOfKind(snapshot, kind)
    return shown.some(({ node }) => fits(node))
  })
  const set = new Set(there)
  found.set(snapshot, set)
  return set
}
