import { type ConnectorLook, isPlain, type Json, type ShapeLook } from '@ramify/document'
import type { FileDocument } from '../files/file-format.ts'
import { directionsOf } from './direction-of.ts'
import { bracketOfKind, nameOfKind } from './flow-shapes.ts'
import { writeLineStyle, writeShapeStyle } from './flow-styles.ts'
import { writeLabel } from './label.ts'
import type { Direction } from './place-layers.ts'

type Item = { readonly [field: string]: Json }

/** The shapes of all pages with what they are in, and the lines between them. */
export function writeFlowchart({ title, content }: Extract<FileDocument, { kind: 'flowchart' }>): string {
  const pages = content.pages as readonly Item[]
  const directions = pages.map((page) => directionsOf(itemsIn(page.items)))
  const direction = directions[0]?.get(null) ?? 'TB'
  const writer = new Writer()
  for (const [nth, page] of pages.entries()) {
    writer.page(page, pages.length > 1 ? nth : null, directions[nth] ?? new Map(), direction)
  }
  const name = title.replace(/[\p{Cc}"\\]/gu, ' ').trim()
  return `${[...(name === '' ? [] : ['---', `title: "${name}"`, '---']), `flowchart ${direction}`, ...writer.lines()].join('\n')}\n`
}

type Directions = ReturnType<typeof directionsOf>

class Writer {
  readonly #shapes: string[] = []
  readonly #edges: string[] = []
  readonly #looks: string[] = []
  readonly #ids = new Map<string, string>()

  lines(): string[] {
    return [...this.#shapes, ...this.#edges, ...this.#looks]
  }

  /** One of several pages is a group. */
  page(page: Item, nth: number | null, directions: Directions, outer: Direction): void {
    const items = itemsIn(page.items)
    if (nth !== null) this.#shapes.push(`  subgraph p${nth}[${writeLabel(String(page.name ?? ''))}]`)
    const direction = directions.get(null) ?? outer
    if (nth !== null && direction !== outer) this.#shapes.push(`    direction ${direction}`)
    type Step = { readonly item: Item; readonly depth: number; readonly direction: Direction } | string
    const left: Step[] = []
    const push = (all: readonly Item[], depth: number, around: Direction) => {
      for (const item of all.toReversed()) left.push({ item, depth, direction: around })
    }
    push(
      items.filter(({ type }) => type !== 'connector'),
      nth === null ? 1 : 2,
      direction,
    )
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (typeof next === 'string') this.#shapes.push(next)
      else {
        const children = itemsIn(next.item.children)
        const space = '  '.repeat(Math.min(next.depth, 40))
        this.#shape(next.item, children.length > 0, space)
        if (children.length === 0) continue
        left.push(`${space}end`)
        const own = directions.get(next.item) ?? next.direction
        if (own !== next.direction) this.#shapes.push(`${space}  direction ${own}`)
        push(children, next.depth + 1, own)
      }
    }
    if (nth !== null) this.#shapes.push('  end')
    for (const item of items) if (item.type === 'connector') this.#edge(item)
  }

  #shape(item: Item, isGroup: boolean, space: string): void {
    const id = `s${this.#ids.size + 1}`
    this.#ids.set(String(item.id), id)
    const label = writeLabel(typeof item.text === 'string' ? item.text : '')
    this.#shapes.push(`${space}${isGroup ? `subgraph ${id}[${label}]` : id + formOf(String(item.kind), label)}`)
    const style = writeShapeStyle(isPlain(item.look) ? (item.look as ShapeLook) : {})
    if (style !== '') this.#looks.push(`  style ${id} ${style}`)
    const url = isPlain(item.link) ? item.link.url : undefined
    if (typeof url !== 'string' || url.startsWith('#') || /["\s]/.test(url) || isGroup) return
    const tip =
      isPlain(item.link) && typeof item.link.tip === 'string' ? item.link.tip.replace(/["\s]+/g, ' ').trim() : ''
    this.#looks.push(`  click ${id} href "${url}"${tip === '' ? '' : ` "${tip}"`}`)
  }

  /** Only what connects two shapes can be said. */
  #edge(item: Item): void {
    const [from, to] = [item.from, item.to].map((end) => (isPlain(end) ? this.#ids.get(String(end.shape)) : undefined))
    if (from === undefined || to === undefined) return
    const look = isPlain(item.look) ? (item.look as ConnectorLook) : {}
    const labels = itemsIn(item.labels).flatMap(({ text }) =>
      typeof text === 'string' && text.trim() !== '' ? [text] : [],
    )
    const words = labels.length === 0 ? '' : `|${writeLabel(labels.join(', '))}|`
    const style = writeLineStyle(look)
    if (style !== '') this.#looks.push(`  linkStyle ${this.#edges.length} ${style}`)
    this.#edges.push(`  ${from} ${arrowOf(look)}${words} ${to}`)
  }
}

function formOf(kind: string, label: string): string {
  const bracket = bracketOfKind(kind)
  if (bracket) return bracket[0] + label + bracket[1]
  const name = nameOfKind(kind)
  return name === undefined ? `[${label}]` : `@{ shape: ${name}, label: ${label} }`
}

function arrowOf({ startArrow = 'none', endArrow = 'arrow', dash, width = 1 }: ConnectorLook): string {
  const start = signs[startArrow]?.[0] ?? '<'
  const end = signs[endArrow]?.[1] ?? '>'
  if (dash !== undefined && dash !== 'solid') return `${start}-.-${end}`
  return width >= 3 ? `${start}==${end || '='}` : `${start}--${end || '-'}`
}

/** Other ends are arrows. */
const signs: Readonly<Record<string, readonly [string, string]>> = {
  none: ['', ''],
  circle: ['o', 'o'],
  'circle-open': ['o', 'o'],
  cross: ['x', 'x'],
}

const itemsIn = (value: Json | undefined): Item[] =>
  Array.isArray(value) ? value.filter((item): item is Item => isPlain(item)) : []
