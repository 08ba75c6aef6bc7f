import fc from 'fast-check'
import { type Command, type CommandType, commands } from '../commands/commands.ts'
import type { MapSnapshot, NodeId, NodeSnapshot } from '../snapshot/snapshot.ts'

/** What a random command is made of; the command itself depends on what is there when its turn comes. */
export interface Seed {
  readonly type: CommandType
  readonly numbers: readonly number[]
  readonly text: string
}

export function seeds(types = usual): fc.Arbitrary<Seed> {
  return fc.record({
    type: fc.constantFrom(...types),
    numbers: fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }),
    text: words,
  })
}

export const commandTypes = Object.keys(commands) as CommandType[]

/** All of them, and those that change the tree more often. */
const usual: CommandType[] = [
  ...commandTypes,
  ...Array.from({ length: 4 }, () => ['moveNodes', 'deleteNodes', 'addTree', 'insertParent'] as const).flat(),
]

export const words = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom('Plan', 'two\nlines', '思维导图', 'a🙂b', '', '  ', '👩‍👩‍👧'),
)

/** A command that a person could give in this state. It may still be refused: to move a node into its own branch, say. */
export function seededCommand({ type, numbers, text }: Seed, snapshot: MapSnapshot): Command {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
  const nodes = [...snapshot.nodes.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  const pick = (n: number) => nodes[n % Math.max(1, nodes.length)] ?? blank
  const [id, other, third] = [pick(a).id, pick(b).id, pick(c).id]
  const length = pick(a).text.text.length
  const line = [...snapshot.lines.keys()][a % Math.max(1, snapshot.lines.size)] ?? 'none'
  const range = [...snapshot.ranges.keys()][a % Math.max(1, snapshot.ranges.size)] ?? 'none'
  const callout = [...snapshot.callouts.keys()][a % Math.max(1, snapshot.callouts.size)] ?? 'none'
  const last = siblingOf(snapshot, pick(a), b)
  const at = { x: d - 500, y: e - 500 }
  const color = `#${(a + 1000).toString(16).padStart(6, '0')}`
  const to = [{ parent: other }, { parent: other, index: 0 }, { before: other }, { after: other }, { at }][
    d % 5
  ] as never
  const command: { [K in CommandType]: Extract<Command, { type: K }> } = {
    addCallout: {
      type: 'addCallout',
      node: id,
      text,
      ...(d % 2 && { at }),
      ...(c % 3 === 0 && { look: { fill: color } }),
    },
    addChild: { type: 'addChild', parent: id, text, ...(d % 3 === 0 && { side: 'left' as const }) },
    addFloating: { type: 'addFloating', at, text },
    addLine: { type: 'addLine', from: id, to: other, text, bend: d % 2 ? [at] : [] },
    addRange: { type: 'addRange', kind: 'summary', first: id, last, topic: third, text },
    addSibling: { type: 'addSibling', of: id, where: b % 2 ? 'before' : 'after', text },
    addTree: {
      type: 'addTree',
      forest: [
        { text, children: [{ text: 'x', folded: true, children: [{ note: text }] }, {}] },
        { marks: { priority: 2 } },
      ],
      ...(e % 2 && {
        lines: [{ from: 0, to: 4, text, bend: f % 2 ? [at] : [] }],
        ranges: [
          { kind: 'boundary', first: 0, last: 4, text },
          { kind: 'summary', first: 1, last: 1, topic: 3, look: { fill: color } },
        ],
      }),
      to,
    },
    deleteCallouts: { type: 'deleteCallouts', ids: [callout] },
    deleteLines: { type: 'deleteLines', ids: [line] },
    deleteNodes: { type: 'deleteNodes', ids: d % 2 ? [id] : [id, other] },
    deleteRanges: { type: 'deleteRanges', ids: [range] },
    editText: {
      type: 'editText',
      id,
      delta: [
        ...(length > 0 && b % length > 0 ? [{ retain: b % length }] : []),
        { insert: `${text}!`, attributes: c % 2 ? { bold: true } : {} },
        ...(length - (b % Math.max(1, length)) > 0 && d % 2 ? [{ delete: 1 }] : []),
      ],
    },
    formatText: {
      type: 'formatText',
      id,
      from: Math.min(b % (length + 1), c % (length + 1)),
      to: Math.max(b % (length + 1), c % (length + 1)),
      attributes: [{ bold: true }, { bold: null }, { color }, { italic: true, size: 20 }][d % 4] as never,
    },
    insertParent: { type: 'insertParent', ids: d % 2 ? [id] : [id, last], text },
    moveNodes: { type: 'moveNodes', ids: f % 2 ? [id] : [id, third], to },
    setBackground: { type: 'setBackground', background: d % 3 ? { color } : null },
    setColors: { type: 'setColors', colors: d % 3 ? [color, '#3982fc', color].slice(0, 1 + (b % 3)) : null },
    setCallout: {
      type: 'setCallout',
      id: callout,
      ...(d % 2 && { at: b % 3 ? at : null }),
      ...(c % 2 && { look: b % 2 ? { fill: color } : null }),
    },
    setFold: [
      { type: 'setFold' as const, ids: [id, other], folded: c % 2 === 0 },
      { type: 'setFold' as const, all: true as const, folded: c % 2 === 0 },
      { type: 'setFold' as const, level: 1 + (c % 3), within: other },
    ][d % 3] as never,
    setFormula: { type: 'setFormula', id, formula: d % 3 ? `x^{${b}}` : null },
    setFiles: {
      type: 'setFiles',
      id,
      files: d % 3 ? [{ id: `file${b}`, name: `${text}.pdf`, size: c, type: 'application/pdf' }] : null,
    },
    setImage: { type: 'setImage', id, image: d % 3 ? { resource: `r${b}`, width: 10 + c, height: 20 } : null },
    setKept: { type: 'setKept', ...(a % 2 && { id }), kept: d % 3 ? { foreign: [b, { text }] } : null },
    setLayout: { type: 'setLayout', layout: ['right', 'default', 'fish-bone'][b % 3] as string, ...(d % 2 && { id }) },
    setLevelLook: {
      type: 'setLevelLook',
      level: ([0, 1, 2, 3, 'floating', 'summary', 'callout'] as const)[b % 7] ?? 0,
      look: [{ fill: color, size: 20 }, { fill: null, bold: true, lineStyle: 'poly' }, { shape: 'rect' }, null][
        d % 4
      ] as never,
    },
    setLine: {
      type: 'setLine',
      id: line,
      to: other,
      look: d % 3 ? { color, width: 2, size: 20, textColor: color } : null,
    },
    setLink: { type: 'setLink', ids: [id, other], link: linkOf(b, d, text) },
    setLook: {
      type: 'setLook',
      ids: [id, other],
      look: [
        { fill: color, borderDash: 'dashed', lineDash: 'dotted', lineEnd: 'open', imageSide: 'left' },
        { fill: null, bold: true, lineDash: null },
        null,
      ][d % 3] as never,
    },
    setMarks: {
      type: 'setMarks',
      ids: [id],
      marks: [
        { priority: 1 + (b % 9) },
        { progress: b % 101, icons: ['star'] },
        { priority: null, labels: [text], labelColors: [{ label: text, color }] },
        null,
      ][d % 4] as never,
    },
    setNote: { type: 'setNote', id, note: text },
    setNudge: { type: 'setNudge', ids: [id], nudge: d % 3 ? { ...at, width: b % 2 ? 100 : null } : null },
    setNumbering: {
      type: 'setNumbering',
      numbering: ['decimal', 'outline', 'letters', 'unknown', null][d % 5] as never,
    },
    setRange: { type: 'setRange', id: range, kind: 'boundary', topic: d % 2 ? other : null, look: { fill: color } },
    setRoot: { type: 'setRoot', id },
    setSide: { type: 'setSide', ids: [id, other], side: (['left', 'right', null] as const)[d % 3] as never },
    setStyle: { type: 'setStyle', spacing: d % 2 ? { level: b } : null },
    setTask: {
      type: 'setTask',
      ids: d % 2 ? [id] : [id, other],
      task: [
        { due: '2026-11-16' },
        { start: '2026-11-01', assignee: { name: `Ann ${b}` } },
        { due: null, assignee: { name: 'Ben', member: 'ben' } },
        null,
      ][d % 4] as never,
    },
    setText: { type: 'setText', id, text },
    setTheme: { type: 'setTheme', theme: `theme-${b % 3}` },
  }
  return command[type]
}

const blank = { id: 'none', parent: null, text: { text: '', runs: [] } } as unknown as NodeSnapshot

function siblingOf(snapshot: MapSnapshot, node: NodeSnapshot, n: number): NodeId {
  const siblings = node.parent === null ? [] : (snapshot.nodes.get(node.parent)?.children ?? [])
  return siblings[n % Math.max(1, siblings.length)] ?? node.id
}

function linkOf(b: number, d: number, tip: string) {
  if (d % 3 === 0) return null
  return d % 3 === 1 ? { url: `https://example.com/${b}`, tip } : { address: `C:\\my plans\\${b}.doc`, tip }
}
