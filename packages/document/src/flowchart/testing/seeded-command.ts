import fc from 'fast-check'
import type { Command } from '../commands/commands.ts'
import type { FlowchartSnapshot } from '../snapshot/snapshot.ts'

/** What a random command is made of, before it is known what there is to change. */
export interface Seed {
  readonly kind: number
  readonly picks: readonly [number, number, number]
  readonly numbers: readonly [number, number]
  readonly text: string
  readonly flag: boolean
}

export const seeds = (): fc.Arbitrary<Seed> =>
  fc.record({
    kind: fc.nat(1000),
    picks: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100)),
    numbers: fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 0, max: 300 })),
    text: fc.string({ maxLength: 6 }),
    flag: fc.boolean(),
  })

/** A command that makes sense now, most of the time. */
export function seededCommand(seed: Seed, snapshot: FlowchartSnapshot): Command {
  const make = makers[seed.kind % makers.length] as Maker
  return make(seed, {
    shape: (nth) => pick([...snapshot.shapes.keys()], seed.picks[nth] ?? 0),
    connector: (nth) => pick([...snapshot.connectors.keys()], seed.picks[nth] ?? 0),
    label: () => pick([...snapshot.labels.keys()], seed.picks[0]),
    page: () =>
      pick(
        snapshot.pages.map(({ id }) => id),
        seed.picks[2],
      ),
    layer: () => pick([...snapshot.layers.keys()], seed.picks[2]),
    letters: (id) => snapshot.shapes.get(id)?.text.text.length ?? 0,
  })
}

interface Picks {
  shape(nth: 0 | 1 | 2): string
  connector(nth: 0 | 1 | 2): string
  label(): string
  page(): string
  layer(): string
  /** How long the text of a shape is. */
  letters(shape: string): number
}

type Maker = (seed: Seed, picks: Picks) => Command

const pick = (ids: readonly string[], at: number) => ids[at % Math.max(1, ids.length)] ?? 'nothing'

const kinds = ['process', 'decision', 'terminator', 'lane', 'unheard-of']

const makers: readonly Maker[] = [
  ({ numbers: [x, y], text, picks: [at], flag }, { page, shape }) => ({
    type: 'addItems',
    ...(flag ? { parent: shape(1) } : { page: page() }),
    shapes: [
      { id: `new${at}${x}`, kind: kinds[at % kinds.length] as string, box: { x, y, width: y, height: 40 }, text },
      { kind: 'process', parent: `new${at}${x}`, box: { x: 5, y: 5, width: 10, height: 10 } },
    ],
    connectors: flag ? [] : [{ from: { shape: `new${at}${x}` }, to: { point: { x, y } }, labels: [{ text }] }],
  }),
  (_seed, { shape, page }) => ({
    type: 'addItems',
    page: page(),
    connectors: [{ from: { shape: shape(0) }, to: { shape: shape(1) } }],
  }),
  ({ flag }, { shape }) => ({ type: 'deleteItems', shapes: [shape(0)], heal: flag }),
  (_seed, { connector }) => ({ type: 'deleteItems', connectors: [connector(0), connector(1)] }),
  ({ numbers: [x, y] }, { shape }) => ({
    type: 'setBoxes',
    boxes: [
      { id: shape(0), x, y },
      { id: shape(1), width: y, turn: x % 360 },
    ],
  }),
  ({ flag }, { shape, page }) => ({
    type: 'moveItems',
    shapes: [shape(0), shape(2)],
    ...(flag ? { parent: shape(1) } : { page: page(), parent: null }),
  }),
  (_seed, { shape, layer }) => ({ type: 'moveItems', shapes: [shape(0)], layer: layer() }),
  (_seed, { shape, connector }) => ({ type: 'moveItems', connectors: [connector(0)], before: shape(1) }),
  ({ picks: [at] }, { shape }) => ({ type: 'groupShapes', id: `g${at}`, shapes: [shape(0), shape(1), shape(2)] }),
  (_seed, { shape }) => ({ type: 'ungroupShapes', shapes: [shape(0)] }),
  ({ picks: [at] }, { shape, connector }) => ({
    type: 'arrangeItems',
    shapes: [shape(0), shape(1)],
    connectors: [connector(2)],
    to: (['front', 'back', 'forward', 'backward'] as const)[at % 4] as 'front',
  }),
  ({ picks: [at], numbers: [, y], flag }, { shape }) => ({
    type: 'setShapes',
    shapes: [shape(0)],
    kind: kinds[at % kinds.length] as string,
    locked: flag,
    alt: flag ? `what ${y}` : null,
    look: flag ? { borderWidth: y % 10 } : null,
    ...(flag && { stack: { direction: 'columns' as const, header: 20, side: 'top' as const } }),
  }),
  ({ numbers: [x, y], flag }, { connector, shape }) => ({
    type: 'setConnectors',
    connectors: [connector(0)],
    ...(flag ? { to: { shape: shape(1) } } : { from: { point: { x, y } } }),
    bends: flag ? null : [{ x: y, y: x }],
    look: { width: y % 10 },
  }),
  (_seed, { connector }) => ({ type: 'reverseConnectors', connectors: [connector(0)] }),
  (_seed, { connector, shape }) => ({ type: 'splitConnector', connector: connector(0), shape: shape(1) }),
  ({ text, numbers: [, y] }, { connector }) => ({
    type: 'addLabel',
    connector: connector(0),
    label: { text, at: y / 300 },
  }),
  ({ numbers: [x, y] }, { label }) => ({
    type: 'setLabels',
    labels: [label()],
    offset: { x, y },
    look: { bold: true },
  }),
  (_seed, { label }) => ({ type: 'deleteItems', labels: [label()] }),
  ({ text, picks: [at] }, { page }) => ({ type: 'addPage', id: `p${at}`, name: text, before: page() }),
  (_seed, { page }) => ({ type: 'deletePage', page: page() }),
  ({ numbers: [, y] }, { page }) => ({
    type: 'setPage',
    page: page(),
    size: { width: y + 1, height: 100 },
    guides: y % 3 === 0 ? null : { x: [y], y: [] },
    before: null,
  }),
  ({ text, picks: [at] }, { page }) => ({ type: 'addLayer', id: `l${at}`, page: page(), name: text }),
  ({ flag }, { layer }) => ({ type: 'setLayer', layer: layer(), hidden: flag, locked: !flag, before: null }),
  (_seed, { layer }) => ({ type: 'deleteLayer', layer: layer() }),
  ({ text }, { shape }) => ({ type: 'setText', id: shape(0), text }),
  ({ text }, { shape }) => ({ type: 'editText', id: shape(0), part: 'note', delta: [{ insert: text || 'x' }] }),
  ({ text }, { page }) => ({ type: 'setText', id: page(), part: 'page', text }),
  ({ text, flag }, { label, layer }) =>
    flag
      ? { type: 'setText', id: label(), part: 'label', text }
      : { type: 'setText', id: layer(), part: 'layer', text },
  ({ picks: [from, to], flag }, { shape, letters }) => {
    const id = shape(2)
    const ends = [from % (letters(id) + 1), to % (letters(id) + 1)]
    const attributes = flag ? { bold: true } : { color: '#cc0000' }
    return { type: 'formatText', id, from: Math.min(...ends), to: Math.max(...ends), attributes }
  },
  ({ flag }) => ({ type: 'setSettings', theme: flag ? 'sky-19' : 'night', jumps: flag ? 'arc' : 'gap' }),
]
