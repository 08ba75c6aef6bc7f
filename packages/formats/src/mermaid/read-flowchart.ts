import {
  type FlowchartContent,
  flowchartContentVersion,
  foreignLink,
  isNewId,
  type Json,
  linkContent,
  newId,
  type TextRun,
} from '@ramify/document'
import type { Point, Size } from '@ramify/geometry'
import { flowShape } from '@ramify/scene'
import { FileError } from '../files/file-error.ts'
import type { ReadDocument } from '../files/file-format.ts'
import { Report } from '../files/report.ts'
import { reportLink } from '../map/link-fields.ts'
import { richFields } from '../map/rich-fields.ts'
import type { FlowDiagram, FlowEdge, FlowGroup, FlowNode } from './flow-diagram.ts'
import { connectorLookOf, shapeLookOf } from './flow-styles.ts'
import { parseFlowchart } from './parse-flowchart.ts'
import { type Direction, placeLayers } from './place-layers.ts'
import type { MermaidSource } from './source.ts'

type Fields = { readonly [field: string]: Json }

export function readFlowchart({ text, title, direction }: MermaidSource, fileTitle: string): ReadDocument {
  const diagram = parseFlowchart(text)
  if (diagram.nodes.size + diagram.groups.size === 0) throw new FileError('format', 'a flowchart without shapes')
  return new Reader(diagram).read(title ?? fileTitle, directionOf(direction))
}

const header = 32
const margin = 24
/** Further in, groups lie in the one around them. */
const deepest = 40

class Reader {
  readonly #diagram: FlowDiagram
  readonly #report = new Report()
  readonly #ids = new Map<string, string>()
  readonly #taken = new Set<string>()
  /** Which group each node and group is in; groups in themselves are on the page. */
  readonly #around = new Map<string, string | null>()

  constructor(diagram: FlowDiagram) {
    this.#diagram = diagram
    for (const name of [...diagram.groups.keys(), ...diagram.nodes.keys()]) {
      if (this.#ids.has(name)) continue
      const id = isNewId(name) && !this.#taken.has(name) ? name : newId()
      this.#taken.add(id)
      this.#ids.set(name, id)
    }
    const depths = new Map<string, number>()
    for (const name of diagram.order) {
      const group = (diagram.groups.get(name) ?? diagram.nodes.get(name))?.group ?? null
      const depth = group === null ? 0 : (depths.get(group) ?? 0) + 1
      if (diagram.groups.has(name)) depths.set(name, Math.min(depth, deepest))
      this.#around.set(
        name,
        depth > deepest && diagram.groups.has(name) ? (this.#around.get(group as string) ?? null) : group,
      )
    }
  }

  read(title: string, direction: Direction): ReadDocument {
    const { edges, unknown } = this.#diagram
    const inside = Map.groupBy(this.#around, ([, group]) => group)
    const { items } = this.#place(null, direction, inside, this.#linesBetween())
    const connectors = edges.flatMap((edge, nth) => (edge.line === 'invisible' ? [] : [this.#connector(edge, nth)]))
    const hidden = edges.length - connectors.length
    this.#report.add('imported', 'connectors', { count: connectors.length })
    this.#report.add('dropped', 'connectors', { count: hidden, was: '~~~' })
    for (const line of unknown) this.#report.add('dropped', 'other', { was: line })
    const content: FlowchartContent = {
      kind: 'flowchart',
      version: flowchartContentVersion,
      theme: 'sky-19',
      jumps: 'arc',
      pages: [{ id: newId(), name: title, items: [...items, ...connectors] }],
      resources: [],
    }
    return { kind: 'flowchart', title, content, resources: [], report: this.#report.rows }
  }

  /** For each group the lines between what stands in it: those to something deeper are lines to what that is in. */
  #linesBetween(): ReadonlyMap<string | null, readonly (readonly [string, string])[]> {
    const lines = new Map<string | null, (readonly [string, string])[]>()
    for (const { from, to } of this.#diagram.edges) {
      const targets = new Map(this.#way(to).map((name) => [this.#around.get(name) ?? null, name]))
      for (const name of this.#way(from)) {
        const group = this.#around.get(name) ?? null
        const target = targets.get(group)
        if (target === undefined) continue
        const list = lines.get(group) ?? []
        lines.set(group, list)
        if (target !== name) list.push([name, target])
        break
      }
    }
    return lines
  }

  /** It, and all that it is in, from the inside out. */
  #way(name: string): string[] {
    const way: string[] = []
    for (let at: string | null | undefined = name; at != null && way.length <= deepest + 2; at = this.#around.get(at))
      way.push(at)
    return way
  }

  #place(
    group: string | null,
    direction: Direction,
    inside: ReadonlyMap<string | null, readonly (readonly [string, string | null])[]>,
    lines: ReadonlyMap<string | null, readonly (readonly [string, string])[]>,
  ): { items: Fields[]; size: Size } {
    const { nodes, groups } = this.#diagram
    const names = (inside.get(group) ?? []).map(([name]) => name)
    const parts = names.map((name) => {
      const own = groups.get(name)
      if (!own) return { name, size: sizeOf(nodes.get(name) as FlowNode), inner: null }
      const inner = this.#place(name, own.direction === '' ? direction : directionOf(own.direction), inside, lines)
      const { width, height } = inner.size
      return { name, size: { width: Math.max(160, width + 2 * margin), height: height + 2 * margin + header }, inner }
    })
    const numbers = new Map(names.map((name, nth) => [name, nth]))
    const edges = (lines.get(group) ?? []).flatMap(([from, to]) => {
      const [one, other] = [numbers.get(from), numbers.get(to)]
      return one === undefined || other === undefined ? [] : [[one, other] as const]
    })
    const { places, size } = placeLayers(
      parts.map((part) => part.size),
      edges,
      direction,
    )
    const shift = group === null ? { x: 0, y: 0 } : { x: margin, y: margin + header }
    const items = parts.map((part, nth) => {
      const at = places[nth] as Point
      const box = { x: Math.round(at.x + shift.x), y: Math.round(at.y + shift.y), ...part.size }
      const own = groups.get(part.name)
      return own
        ? this.#container(own, box, part.inner?.items ?? [])
        : this.#shape(nodes.get(part.name) as FlowNode, box)
    })
    return { items, size }
  }

  #shape(node: FlowNode, box: Fields): Fields {
    const id = this.#ids.get(node.id) as string
    const link = node.link && foreignLink(node.link.url, node.link.tip)
    const { unknown } = node
    this.#report.add(
      unknown === undefined ? 'imported' : 'approximated',
      'shapes',
      unknown === undefined ? {} : { place: id, was: unknown },
    )
    if (link) reportLink(this.#report, link, id)
    else if (node.link) this.#report.add('dropped', 'links', { place: id })
    return {
      ...this.#common(node, id, node.kind, box),
      ...(link && { link: linkContent(link) }),
    }
  }

  #container(group: FlowGroup, box: Fields, children: Fields[]): Fields {
    this.#report.add('imported', 'shapes')
    return { ...this.#common(group, this.#ids.get(group.id) as string, 'container', box), children }
  }

  #common({ runs, classes, style }: FlowNode | FlowGroup, id: string, kind: string, box: Fields): Fields {
    const said = ['default', ...classes].map((name) => this.#diagram.classes.get(name) ?? '')
    const look = shapeLookOf([...said, style])
    return {
      type: 'shape',
      id,
      kind,
      box,
      ...wordFields(runs),
      ...(Object.keys(look).length > 0 && { look: { ...look } }),
    }
  }

  #connector({ from, to, start, end, line, runs }: FlowEdge, nth: number): Fields {
    const { lineStyles } = this.#diagram
    const look = connectorLookOf([lineStyles.get('default') ?? '', lineStyles.get(nth) ?? ''])
    return {
      type: 'connector',
      id: newId(),
      from: { shape: this.#ids.get(from) as string },
      to: { shape: this.#ids.get(to) as string },
      style: 'rounded',
      look: {
        ...(line === 'dotted' && { dash: 'dotted' }),
        ...(line === 'thick' && { width: 3.5 }),
        ...look,
        startArrow: start,
        endArrow: end,
      },
      ...(runs.length > 0 && { labels: [{ id: newId(), at: 0.5, ...wordFields(runs) }] }),
    }
  }
}

const wordFields = (runs: readonly TextRun[]): Fields =>
  Object.fromEntries(
    Object.entries(richFields('text', runs)).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  )

const directions: Readonly<Record<string, Direction>> = {
  TB: 'TB',
  TD: 'TB',
  BT: 'BT',
  LR: 'LR',
  RL: 'RL',
  '>': 'LR',
  '<': 'RL',
  '^': 'BT',
  v: 'TB',
}

const directionOf = (name: string): Direction => directions[name] ?? 'TB'

/** Wide enough for its words: nobody has measured them yet, so they are estimated. */
function sizeOf({ runs, kind }: FlowNode): Size {
  const form = flowShape(kind)
  if (form.isTextOutside) return { ...form.size }
  const lines = runs
    .map(({ text }) => text)
    .join('')
    .split('\n')
  const longest = lines.reduce((most, line) => Math.max(most, widthOf(line)), 0)
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / widest)), 0)
  const factor = kind === 'decision' || kind === 'ellipse' || kind === 'preparation' ? 1.5 : 1.1
  const width = Math.max(form.size.width, Math.ceil((Math.min(longest, widest) + 32) * factor))
  const height = Math.max(form.size.height, Math.ceil((rows * 20 + 24) * factor))
  return form.keepsAspect ? { width: Math.max(width, height), height: Math.max(width, height) } : { width, height }
}

const widest = 280

function widthOf(line: string): number {
  let width = 0
  for (const character of line.slice(0, 2_000)) width += character > '\u2e80' ? 15 : 8
  return width
}
