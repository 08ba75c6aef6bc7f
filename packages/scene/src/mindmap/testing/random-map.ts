import type { MapSnapshot, NodeSnapshot } from '@ramify/document'
import { layouts } from '@ramify/layouts'
import fc from 'fast-check'
import { mapOf, type Seed } from './map-of.ts'

const names = Object.keys(layouts)

const text = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 6 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '两步结账，放得进信箱', 'two\nlines', 'a'.repeat(90), ' spaced ', '👩‍🚀 héllo'),
  },
)

/** All that can be on a topic, and a layout of its own. */
const dress = {
  text,
  note: fc.constantFrom('', '', 'a note'),
  side: fc.constantFrom('left', 'right', null, null),
  folded: fc.oneof({ weight: 8, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  layout: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...names) }),
  marks: fc.record({
    icons: fc.constantFrom([], [], ['star']),
    priority: fc.constantFrom(null, null, 1, 9),
    progress: fc.constantFrom(null, null, 0, 50, 100),
  }),
  link: fc.constantFrom(null, null, { url: 'https://example.org', tip: '' }),
  image: fc.constantFrom(null, null, null, { resource: 'r', width: 120, height: 80 }),
  look: fc.constantFrom<NodeSnapshot['look'][]>(
    {},
    {},
    { shape: 'hexagon', fill: '#ffeecc' },
    { size: 28, bold: true },
    { shape: 'underline', lineStyle: 'poly' },
    { border: '#123456', borderWidth: 3, align: 'right' },
  ),
}

const { topic } = fc.letrec<{ topic: Seed }>((tie) => ({
  topic: fc.record({
    ...dress,
    children: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant([]),
      fc.array(tie('topic'), { maxLength: 5 }),
    ),
  }) as fc.Arbitrary<Seed>,
}))

const summary = fc.record({
  parent: fc.nat(30),
  first: fc.nat(6),
  last: fc.nat(6),
  kind: fc.constantFrom('summary', 'boundary'),
})

/** A map of up to some hundred dressed topics; nothing moved by hand, so nothing may overlap. */
export const randomMap: fc.Arbitrary<MapSnapshot> = fc
  .record({
    root: topic,
    layout: fc.constantFrom('unknown', ...names),
    spans: fc.array(summary, { maxLength: 3 }),
  })
  .map(({ root, layout, spans }) =>
    spanned(mapOf(typeof root === 'string' ? root : { ...root, folded: false }, [], { layout }), spans),
  )

/** From three hundred to five hundred dressed topics in one layout, none of them folded away. */
export function largeMap(layout: string): fc.Arbitrary<MapSnapshot> {
  const topics = fc.array(fc.tuple(fc.record(dress), fc.nat()), { minLength: 299, maxLength: 499, size: 'max' })
  return fc.tuple(topics, fc.array(summary, { maxLength: 20, size: 'max' })).map(([all, spans]) => {
    const made = [{ text: 'Root', children: [] as Growing[] }] as Growing[]
    for (const [seed, at] of all) {
      const topic = { ...seed, folded: false, children: [] } as Growing
      made[at % made.length]?.children.push(topic)
      made.push(topic)
    }
    return spanned(mapOf(made[0] ?? '', [], { layout }), spans)
  })
}

type Growing = Exclude<Seed, string> & { readonly children: Growing[] }

/** With summaries and boundaries over children of some topics. */
function spanned(map: MapSnapshot, spans: readonly SpanSeed[]): MapSnapshot {
  const parents = [...map.nodes.values()].filter(({ children }) => children.length > 1)
  const ranges = spans.flatMap(({ parent, first, last, kind }, i) => {
    const node = parents[parent % Math.max(1, parents.length)]
    if (!node) return []
    const standing = node.children.slice(0, -1)
    const ends = [first, last].map((at) => at % standing.length).sort((a, b) => a - b)
    const [low, high] = ends.map((at) => standing[at] ?? '') as [string, string]
    const topic = kind === 'summary' ? (node.children.at(-1) ?? null) : null
    const id = `r${i}`
    return [
      [
        id,
        { id, kind, parent: node.id, first: low, last: high, topic, text: { text: '', runs: [] }, look: {} },
      ] as const,
    ]
  })
  return { ...map, ranges: new Map(ranges) }
}

interface SpanSeed {
  readonly parent: number
  readonly first: number
  readonly last: number
  readonly kind: string
}
