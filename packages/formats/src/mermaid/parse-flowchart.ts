import type { TextRun } from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import { matchAt } from '../text/match-at.ts'
import type { FlowDiagram, FlowEdge, FlowGroup, FlowNode } from './flow-diagram.ts'
import { brackets, kindByName } from './flow-shapes.ts'
import { labelRuns } from './label.ts'
import { propertiesIn } from './node-properties.ts'

/** More than anybody could look at. */
const mostNodes = 50_000
const mostEdges = 100_000

const nodeId = /(?:[^\s\-=<>()[\]{}|;:@&~",]|-(?![->.])|=(?!=)|:(?!::))+/y
const gap = /[ \t]*/y
const link = /([<xo])?(?:(--+)([-xo>])|(==+)([=xo>])|(-?\.+-)([xo>])?|(~~~+))/y
const linkStart = /([<xo])?(--|==|-\.)[ \t]*/y
const linkEnds = {
  '--': /[ \t]*--+([-xo>])/g,
  '==': /[ \t]*==+([=xo>])/g,
  '-.': /[ \t]*\.+-([xo>])?/g,
} as const
const edgeId = /[\w-]+@(?=[<xo]?[-=~])/y
const opens = [...new Set(brackets.map(([open]) => open))]
const ends: Readonly<Record<string, string>> = { '<': 'arrow', '>': 'arrow', x: 'cross', o: 'circle' }

/** Reads what it knows, line by line; lines that are none are counted, and nothing stops at them. */
export function parseFlowchart(text: string): FlowDiagram {
  return new FlowchartParser(text).read()
}

class FlowchartParser {
  readonly #text: string
  #at = 0
  readonly #nodes = new Map<string, FlowNode>()
  readonly #groups = new Map<string, FlowGroup>()
  readonly #open: FlowGroup[] = []
  readonly #order: string[] = []
  readonly #edges: FlowEdge[] = []
  readonly #classes = new Map<string, string>()
  readonly #lineStyles = new Map<number | 'default', string>()
  readonly #unknown: string[] = []
  readonly #edgeIds = new Set<string>()
  /** The last place of each closing sign: what opens behind it is never closed. */
  readonly #lastPlaces = new Map<string, number>()

  constructor(text: string) {
    this.#text = text
  }

  read(): FlowDiagram {
    while (this.#at < this.#text.length) {
      if (/[\s;]/.test(this.#text[this.#at] as string)) this.#at++
      else if (this.#text.startsWith('%%', this.#at)) this.#at += this.#rest(this.#at, /\n/g).length
      else if (this.#edgeProperties()) continue
      else if (!this.#statement() && !this.#chain()) this.#skipLine()
    }
    return {
      nodes: this.#nodes,
      groups: this.#groups,
      order: this.#order,
      edges: this.#edges,
      classes: this.#classes,
      lineStyles: this.#lineStyles,
      unknown: this.#unknown,
    }
  }

  /** What begins with a word of its own, up to the end of its line. */
  #statement(): boolean {
    const found = matchAt(
      /(subgraph|end|direction|style|classDef|class|linkStyle|click|accTitle|accDescr)(?=[\s;:{]|$)/y,
      this.#text,
      this.#at,
    )
    const word = found?.[1]
    if (word === undefined) return false
    if (word === 'accDescr' && this.#multiline()) return true
    const from = this.#at + word.length
    const rest = word === 'subgraph' ? this.#rest(from, /\n/g) : this.#rest(from, /[\n;]/g)
    // A node may have such a name: an arrow behind it tells.
    if (/^[ \t]*(?:[<xo]?(?:--|==|-\.)|\[|\(|\{)/.test(rest) && word !== 'subgraph') return false
    this.#at = from + rest.length
    const words = rest.trim()
    if (word === 'subgraph') this.#openGroup(words)
    else if (word === 'end') this.#open.pop()
    else if (word === 'direction') this.#turn(words)
    else if (word === 'click') this.#click(words)
    else if (!word.startsWith('acc')) this.#look(word, words)
    return true
  }

  #multiline(): boolean {
    const found = matchAt(/accDescr\s*\{/y, this.#text, this.#at)
    const end = found ? this.#text.indexOf('}', this.#at) : -1
    if (end === -1) return false
    this.#at = end + 1
    return true
  }

  #rest(from: number, end: RegExp): string {
    end.lastIndex = from
    return this.#text.slice(from, end.exec(this.#text)?.index ?? this.#text.length)
  }

  #skipLine(): void {
    const line = this.#rest(this.#at, /[\n;]/g)
    if (line.trim() !== '') this.#unknown.push(line.trim())
    this.#at += Math.max(1, line.length)
  }

  /** `one [Title]`, `"Title"` or only a title, which is its name then. */
  #openGroup(words: string): void {
    const [, id, inside] = /^([^\s[\]()"]+)[ \t]*[[(]+([\s\S]*?)[\])]+$/.exec(words) ?? []
    const title = unquoted(inside ?? words)
    const wanted = id ?? unquoted(words)
    const name = this.#groups.has(wanted) || wanted === '' ? `${wanted} ${this.#groups.size}` : wanted
    const group: FlowGroup = {
      id: name,
      runs: labelRuns(title),
      group: this.#open.at(-1)?.id ?? null,
      direction: '',
      classes: [],
      style: '',
    }
    this.#groups.set(name, group)
    this.#order.push(name)
    this.#open.push(group)
  }

  #turn(direction: string): void {
    const group = this.#open.at(-1)
    if (group) group.direction = direction
  }

  /** `click A "https://…" "tip"`; a function of the page around it is nothing here. */
  #click(words: string): void {
    const [, id = '', url, tip] = /^(\S+)[ \t]+(?:href[ \t]+)?"([^"]*)"(?:[ \t]+"([^"]*)")?/.exec(words) ?? []
    const node = this.#nodes.get(id)
    if (url !== undefined && node) node.link = { url, tip: tip ?? '' }
    else this.#unknown.push(`click ${words}`)
  }

  #look(word: string, words: string): void {
    const [, names = '', style = ''] = /^(\S+(?:[ \t]*,[ \t]*[^\s,]+)*)[ \t]*([\s\S]*)$/.exec(words) ?? []
    for (const name of names.split(',').map((each) => each.trim())) {
      const target = this.#nodes.get(name) ?? this.#groups.get(name)
      if (word === 'classDef') this.#classes.set(name, style)
      else if (word === 'linkStyle') this.#lineStyles.set(name === 'default' ? 'default' : Number(name), style)
      else if (word === 'class') target?.classes.push(style)
      else if (target) target.style += `,${style}`
    }
  }

  /** Nodes with arrows between them: `A & B --> C -- yes --> D`. */
  #chain(): boolean {
    let from = this.#nodesHere()
    if (from.length === 0) return false
    for (let edge = this.#edge(); edge; edge = this.#edge()) {
      const to = this.#nodesHere()
      if (to.length === 0) {
        this.#unknown.push(`${from.join(' & ')} -->`)
        break
      }
      for (const one of from) for (const other of to) this.#connect(one, other, edge)
      from = to
    }
    this.#space()
    if (this.#text.startsWith('%%', this.#at)) this.#at += this.#rest(this.#at, /\n/g).length
    // What is left of the line means something that nobody here knows.
    if (this.#at < this.#text.length && !/[\n;]/.test(this.#text[this.#at] as string)) this.#skipLine()
    return true
  }

  #connect(from: string, to: string, edge: Omit<FlowEdge, 'from' | 'to'>): void {
    if (this.#edges.length >= mostEdges) throw new FileError('too-large', `more than ${mostEdges} connections`)
    this.#edges.push({ from, to, ...edge })
  }

  #nodesHere(): string[] {
    const ids: string[] = []
    for (;;) {
      this.#space()
      const id = this.#node()
      if (id === null) return ids
      ids.push(id)
      this.#space()
      if (this.#text[this.#at] !== '&') return ids
      this.#at++
    }
  }

  #space(): void {
    this.#at += matchAt(gap, this.#text, this.#at)?.[0].length ?? 0
  }

  #node(): string | null {
    const id = matchAt(nodeId, this.#text, this.#at)?.[0]
    if (id === undefined) return null
    this.#at += id.length
    const node = this.#nodes.get(id) ?? this.#groups.get(id) ?? this.#newNode(id)
    if (this.#open.length > 0 && 'kind' in node && node.group === null) node.group = this.#open.at(-1)?.id ?? null
    const form = this.#form()
    if (form) {
      node.runs = form.runs
      if ('kind' in node) node.kind = form.kind
    }
    if (this.#text.startsWith('@{', this.#at)) this.#properties(node)
    const style = matchAt(/:::([\w-]+)/y, this.#text, this.#at)
    if (style) {
      node.classes.push(style[1] as string)
      this.#at += style[0].length
    }
    return id
  }

  #newNode(id: string): FlowNode {
    if (this.#nodes.size >= mostNodes) throw new FileError('too-large', `more than ${mostNodes} shapes`)
    const node: FlowNode = {
      id,
      runs: [{ text: id, attributes: {} }],
      kind: 'process',
      group: null,
      classes: [],
      style: '',
    }
    this.#nodes.set(id, node)
    this.#order.push(id)
    return node
  }

  /** Words between brackets; those between quotes may have brackets in them. */
  #form(): { readonly kind: string; readonly runs: readonly TextRun[] } | null {
    for (const open of opens) {
      if (!this.#text.startsWith(open, this.#at)) continue
      const from = this.#at + open.length
      const forms = brackets.filter(([sign]) => sign === open)
      const quoted = matchAt(/[ \t]*"([^"]*)"[ \t]*/y, this.#text, from)
      const after = from + (quoted?.[0].length ?? 0)
      for (const [, close, kind] of quoted ? forms : []) {
        if (!this.#text.startsWith(close, after)) continue
        this.#at = after + close.length
        return { kind, runs: labelRuns(quoted?.[1] as string) }
      }
      const [nearest] = forms
        .map(([, close, kind]) => ({ close, kind, end: quoted ? -1 : this.#find(close, from) }))
        .filter(({ end }) => end !== -1)
        .sort((one, other) => one.end - other.end)
      if (!nearest || nearest.end - from > 10_000) continue
      const words = this.#text.slice(from, nearest.end)
      if (/\n|^[ \t]*["[({]/.test(words)) continue
      this.#at = nearest.end + nearest.close.length
      return { kind: nearest.kind, runs: labelRuns(words.trim()) }
    }
    return null
  }

  #find(sign: string, from: number): number {
    const last = this.#lastPlaces.get(sign) ?? this.#text.lastIndexOf(sign)
    this.#lastPlaces.set(sign, last)
    return last < from ? -1 : this.#text.indexOf(sign, from)
  }

  /** `@{ shape: cyl, label: "Words" }` */
  #properties(node: FlowNode | FlowGroup): void {
    const found = matchAt(/@\{((?:[^{}"]|"[^"]*"){0,10000})\}/y, this.#text, this.#at)
    if (!found) return
    this.#at += found[0].length
    for (const { name, value } of propertiesIn(found[1] as string)) {
      if (name === 'label') node.runs = labelRuns(value)
      else if (name === 'shape' && 'kind' in node) {
        const kind = kindByName(value)
        node.kind = kind ?? 'process'
        if (kind === undefined) node.unknown = value
      } else if (name === 'img' || name === 'icon') this.#unknown.push(`${name}: ${value}`)
    }
  }

  /** `e1@{ animate: true }`: how a line moves. */
  #edgeProperties(): boolean {
    const found = matchAt(/([\w-]+)@\{[^{}\n]{0,10000}\}/y, this.#text, this.#at)
    if (!found || !this.#edgeIds.has(found[1] as string)) return false
    this.#at += found[0].length
    return true
  }

  #edge(): Omit<FlowEdge, 'from' | 'to'> | null {
    this.#space()
    const named = matchAt(edgeId, this.#text, this.#at)?.[0]
    if (named !== undefined) {
      this.#edgeIds.add(named.slice(0, -1))
      this.#at += named.length
    }
    const whole = matchAt(link, this.#text, this.#at)
    if (whole) {
      const [all, start, , plainEnd, thick, thickEnd, dotted, dottedEnd, invisible] = whole
      this.#at += all.length
      const line = invisible ? 'invisible' : thick ? 'thick' : dotted ? 'dotted' : 'plain'
      const end = plainEnd ?? thickEnd ?? dottedEnd ?? ''
      return { start: endOf(start), end: endOf(end), line, runs: this.#edgeLabel() }
    }
    const begun = matchAt(linkStart, this.#text, this.#at)
    return begun ? this.#edgeWithWords(begun) : null
  }

  /** `-- words -->` */
  #edgeWithWords([all, start, sort = '--']: RegExpExecArray): Omit<FlowEdge, 'from' | 'to'> | null {
    const from = this.#at + (all as string).length
    const line = this.#rest(from, /\n/g)
    const pattern = linkEnds[sort as keyof typeof linkEnds]
    // Between quotes there may be anything.
    pattern.lastIndex = /^"[^"]*"/.exec(line)?.[0].length ?? 0
    const found = pattern.exec(line)
    if (!found) return null
    this.#at = from + found.index + found[0].length
    const form = sort === '--' ? 'plain' : sort === '==' ? 'thick' : 'dotted'
    const words = unquoted(line.slice(0, found.index).trim())
    return { start: endOf(start), end: endOf(found[1]), line: form, runs: labelRuns(words) }
  }

  /** `-->|words|` */
  #edgeLabel(): readonly TextRun[] {
    const found = matchAt(/[ \t]*\|((?:[^|"\n]|"[^"]*"){0,10000})\|/y, this.#text, this.#at)
    if (!found) return []
    this.#at += found[0].length
    return labelRuns(unquoted((found[1] as string).trim()))
  }
}

const endOf = (sign: string | undefined) => ends[sign ?? ''] ?? 'none'

const unquoted = (words: string) => words.replace(/^"([\s\S]*)"$/, '$1')
